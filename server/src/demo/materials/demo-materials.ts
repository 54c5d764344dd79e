import type { DemoMaterial } from './demo-material.ts';
import { cables } from './electrical/cables.ts';
import { drivesAndControllers } from './electrical/drives.ts';
import { motors } from './electrical/motors.ts';
import { sensorsAndInstruments } from './electrical/sensors.ts';
import { switchgear } from './electrical/switchgear.ts';
import { ballBearings } from './mechanical/bearings.ts';
import { controlValves } from './mechanical/control-valves.ts';
import { boltsAndNuts } from './mechanical/fasteners.ts';
import { pipeFittings } from './mechanical/flanges.ts';
import { mechanicalSeals } from './mechanical/mechanical-seals.ts';
import { ringsAndOilSeals } from './mechanical/rings-and-oil-seals.ts';
import { rollerBearings } from './mechanical/roller-bearings.ts';
import { sparesAndFluidPower } from './mechanical/spares-and-fluid-power.ts';
import { transmission } from './mechanical/transmission.ts';
import { valves } from './mechanical/valves.ts';
import { washersAndKeys } from './mechanical/washers-and-keys.ts';
import { baseFrames } from './pumps/base-frames.ts';
import { centrifugalPumps } from './pumps/centrifugal-pumps.ts';
import { otherPumps } from './pumps/other-pumps.ts';
import { pumpParts } from './pumps/pump-parts.ts';
import { systemsAndServices } from './pumps/systems-and-services.ts';
import { lubricantsAndChemicals } from './supplies/lubricants.ts';
import { otherRawMaterials } from './supplies/other-raw-materials.ts';
import { steel } from './supplies/steel.ts';
import { toolsAndSupplies } from './supplies/tools-and-supplies.ts';

const families = [
  ballBearings,
  rollerBearings,
  ringsAndOilSeals,
  mechanicalSeals,
  valves,
  controlValves,
  pipeFittings,
  boltsAndNuts,
  washersAndKeys,
  transmission,
  sparesAndFluidPower,
  cables,
  motors,
  drivesAndControllers,
  switchgear,
  sensorsAndInstruments,
  steel,
  otherRawMaterials,
  lubricantsAndChemicals,
  toolsAndSupplies,
  pumpParts,
  baseFrames,
  centrifugalPumps,
  otherPumps,
  systemsAndServices,
];

/**
 * A maker of pumps and valves keeps these: the same on every run. Import it where demo data is loaded and not before: a
 * server that has its data should not make them.
 */
export const demoMaterials = (): readonly DemoMaterial[] => families.flatMap((family) => family());
