import { config } from 'zod';

// Zod compiles its parsers with `new Function`, which our content security policy forbids.
// Imported first, so that every schema of the contract is made after it.
config({ jitless: true });
