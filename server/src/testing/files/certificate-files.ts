/** Made with OpenSSL; they sign themselves and protect nothing. Valid from 2026-11-15 to 2027-11-15. */
export const pemCertificate = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUM1Scw6ffdGWK9buVM2dqcgG0/i4wCgYIKoZIzj0EAwIw
IzESMBAGA1UEAwwJRGVtbyBQdXNoMQ0wCwYDVQQKDAREZW1vMB4XDTI2MTExNTA2
Mjg0N1oXDTI3MTExNTA2Mjg0N1owIzESMBAGA1UEAwwJRGVtbyBQdXNoMQ0wCwYD
VQQKDAREZW1vMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjQBmAMlzH/NnWdfE
Bv01EkEYZBhX+9zSDfugrrUj601wJ5D2hnMzIVYVsWeQS+LAWBiXUxSloGvcHeUC
6nO6t6NTMFEwHQYDVR0OBBYEFLWrmB6p7zrBa0dchObfiXz8S8aMMB8GA1UdIwQY
MBaAFLWrmB6p7zrBa0dchObfiXz8S8aMMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSQAwRgIhAJQCViKHrXvnJtQQIYftXr3UW8oD0cr7xCII6XYvS/7/AiEA
9clpOGrU7FY3drIbMju6xEsBkzBvxqh9ORjqblxcrXM=
-----END CERTIFICATE-----
`;

/** As `openssl pkcs12 -nodes` writes it, with its remarks. */
export const pemWithRemarks = `Bag Attributes
    friendlyName: demo
    localKeyID: 3A DF 69 38 1B AD 97 49 5D 61 49 D2 0B 9F 38 C2 FF E1 B8 D3
subject=CN = Demo Push, O = Demo
issuer=CN = Demo Push, O = Demo
${pemCertificate}`;

export const derCertificate = Buffer.from(pemCertificate.replaceAll(/-----.*-----|\s/g, ''), 'base64');

export const pkcs12 = Buffer.from(
  [
    'MIIEZQIBAzCCBBsGCSqGSIb3DQEHAaCCBAwEggQIMIIEBDCCAqIGCSqGSIb3DQEHBqCCApMwggKPAgEAMIICiAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBK',
    'MCkGCSqGSIb3DQEFDDAcBAhe4GdM5hX1JQICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEBCSiOFFtksG+Vn0TQjlpxuAggIg+fW1H65ycyXw94AG',
    'ItQBkMtbcovxxmnoWWznZtvKJ0F10/T+2hTbKMrrSjbBT+dTLcKiudX4W3pHzuvoW8xBl0sdxZZwwJ0bIyarzkWrnqB5oMyo82Ls52vQZd/RYPahsqey5wBw',
    'nmEHv0N7PnAFzvrWQeKdQi59W0fBLf/B7HGFGiO+xfUCw7zGTcuochGl9+f8i+3NY5vLOBUnNfOPgEHyeQyAMUZsS+gPGvoUxqoQuVPcsPhFSnFtylxaKBGy',
    'xSfkYD8VOM3KXYhmEx7QAM8NtKDce3Rd55u7yqnVx9pOpgqA/8i8LIr9F+9cnZ+6QmnVSFotl9tABaXtBHKsmcs8LhmU/n8O/+Yz/CYpMzcxiA84K7YmClfu',
    'j+FHJLuQEP5K15V6TltGJ00qdmeXkti9UzT2t+GtE3gw124K/mUoYqlK+vKARNtUyw7P+uH69bnviYh0kvIXscfI65reKHI4PqgYAuqxiglf00LnqfKhE1On',
    '+U4nbXRP02uNL3dre2zUqv+ejt7TouNY6VKrnut2izItuEA6gJN8AYhGobOr+viQEDTgu0KDg8l7AeDrj7C7z2w8EkXu8U0tHPFp2C/FUE5HOHxn1i4HaLGX',
    '2wcm1UH26xC5x6RsLCs7I0PK85K0SCiuWp93hRuuwRyK3jaSouEeBlER9ZolqJp54x7cfUda2OkZbMHWz7vUhFLmzUVJWUz//bg3L0Gh1Uga3DCCAVoGCSqG',
    'SIb3DQEHAaCCAUsEggFHMIIBQzCCAT8GCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAiVxDoEW/YvNAICCAAwDAYI',
    'KoZIhvcNAgkFADAdBglghkgBZQMEASoEEOG6yTTuRvKm6IsELsv+RdEEgZCd5YZirvFTUx3c8mwahVnyQtBPNf2GiCnMhtE1irzB0EQ0ui5lRIRfeLP/XqwE',
    'LiJPWAiMjVTxZdcnwG0gfc9UFDFsDiuBTyeVgOn6EFlucGy+QmS1691Y7RHv7XbiaNgWAKBIvlEten40b1a1x+Y3Q5M2LtHbgBIGm++xt2hq8eLB+fnx8cnT',
    '1PD1u0Fsjo4xPjAXBgkqhkiG9w0BCRQxCh4IAGQAZQBtAG8wIwYJKoZIhvcNAQkVMRYEFDrfaTgbrZdJXWFJ0gufOML/4bjTMEEwMTANBglghkgBZQMEAgEF',
    'AAQgOqbu92LELfpRc4/QrmpIzXHCwXrQtw0UEejrMMi4nBsECBY9i1iF+73AAgIIAA==',
  ].join(''),
  'base64',
);
