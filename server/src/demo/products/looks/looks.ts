import type { Brush, Finish } from './shading.ts';
import { cableCoil, cableDrum, circuitBreaker, contactor, controller, inverter, operatorPanel, photoelectricSensor, proximitySensor, temperatureProbe } from './electrical.ts';
import { airCylinder, compactCylinder, hydraulicCylinder } from './fluid-power.ts';
import { centrifugalPump, diaphragmPump, gearPump, motor, multistagePump, servoMotor } from './pumps.ts';
import { ballBearing, belt, coupling, flange, gear, mechanicalSeal, oilSeal, pillowBlock, rollerBearing, thrustBearing } from './rotating.ts';
import { bolt, caliper, filterElement, flowMeter, helmet, levelGauge, oilDrum, tote, transmitter, weldingWire, wrench } from './supplies.ts';
import { butterflyValve, checkValve, controlValve, flangedBallValve, solenoidValve, threadedBallValve } from './valves.ts';

/** What each kind of product looks like, drawn in a square of 240. */
export const looks = {
  airCylinder, ballBearing, belt, bolt, butterflyValve, cableCoil, cableDrum, caliper, centrifugalPump, checkValve, circuitBreaker, compactCylinder, contactor, controller, controlValve, coupling, diaphragmPump,
  filterElement, flange, flangedBallValve, flowMeter, gear, gearPump, helmet, hydraulicCylinder, inverter, levelGauge, mechanicalSeal, motor, multistagePump, oilDrum, oilSeal, operatorPanel, photoelectricSensor,
  pillowBlock, proximitySensor, rollerBearing, servoMotor, solenoidValve, temperatureProbe, threadedBallValve, thrustBearing, tote, transmitter, weldingWire, wrench,
} satisfies Record<string, (brush: Brush, colour: Finish) => void>;
export type LookName = keyof typeof looks;
