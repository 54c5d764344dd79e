import { region, type Region } from '@edp/contract/modules/region/region.ts';
import { useEffect, useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';

/** The tree of regions, empty until it is loaded. */
export function useRegions() {
  const [regions, setRegions] = useState<readonly Region[]>([]);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    const { signal, abort } = abortable();
    fetchData(region.tree, {}, signal).then(setRegions, () => {
      if (!signal.aborted) setFailed(attempt);
    });
    return abort;
  }, [attempt]);
  return { regions, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The options of each level for the choices above it. */
export function levelsOf(regions: readonly Region[], chosen: readonly string[]): readonly (readonly Region[])[] {
  const cities = regions.find(({ name }) => name === chosen[0])?.children ?? [];
  const districts = cities.find(({ name }) => name === chosen[1])?.children ?? [];
  return [regions, cities, districts];
}

/** Some provinces have no cities and some cities no districts, so fewer levels are complete. */
export function isWholeRegion(regions: readonly Region[], chosen: readonly string[]): boolean {
  const open = levelsOf(regions, chosen).filter((level) => level.length > 0);
  return chosen.length > 0 && chosen.length === open.length;
}

/** Splits an address of the company register into regions and the rest. */
export function splitAddress(
  regions: readonly Region[],
  address: string,
): { region: readonly string[]; addressDetail: string } {
  const province = startOf(regions, address);
  if (!province) return { region: [], addressDetail: address };
  const inProvince = address.slice(province.name.length);
  // 上海市浦东新区, 江苏省昆山市: the city is often left out.
  const named = startOf(province.children, inProvince);
  const city = named ?? province.children.find(({ children }) => startOf(children, inProvince));
  const inCity = named ? inProvince.slice(named.name.length) : inProvince;
  const district = startOf(city?.children ?? [], inCity);
  const found = [province, city, district].flatMap((each) => (each ? [each.name] : []));
  return { region: found, addressDetail: inCity.slice(district?.name.length ?? 0) };
}

const startOf = (regions: readonly Region[], address: string) => regions.find(({ name }) => address.startsWith(name));
