import {
  aluminium,
  brass,
  type Brush,
  copper,
  darkSteel,
  type Finish,
  paper,
  plastic,
  rubber,
  steel,
  wood,
} from './shading.ts';
import { around, ball, bar, hose, line, plate, post, ring, shape } from './shapes.ts';

/** On a wooden drum. */
export function cableDrum(brush: Brush, sheath: Finish) {
  for (let layer = 0; layer < 7; layer += 1) bar(brush, [58, 46 + layer * 22, 124, 22], sheath, 9);
  for (const x of [34, 176]) {
    post(brush, [x, 12, 30, 202], wood, 10);
    for (const y of [60, 112, 164])
      line(brush, wood.dark, 1.6, [
        [x + 2, y],
        [x + 28, y],
      ]);
    ring(brush, x + 15, 112, 11, 5, darkSteel);
  }
  hose(brush, sheath, 14, [
    [120, 196],
    [150, 206],
    [186, 210],
    [226, 206],
  ]);
  ball(brush, 228, 206, 4.5, copper);
}

/** A coil in its bands. */
export function cableCoil(brush: Brush, sheath: Finish) {
  for (let radius = 100; radius > 48; radius -= 9) ring(brush, 120, 120, radius, radius - 9, sheath);
  for (const { x, y, angle } of around(120, 120, 74, 3, -Math.PI / 2)) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(angle);
    plate(brush, [-32, -7, 64, 14], paper, 3);
    brush.restore();
  }
  hose(brush, sheath, 9, [
    [206, 160],
    [220, 184],
    [214, 206],
    [196, 214],
  ]);
  ball(brush, 194, 215, 4, copper);
}

/** A moulded case circuit breaker. */
export function circuitBreaker(brush: Brush, label: Finish) {
  plate(brush, [46, 16, 148, 204], plastic, 7);
  for (const y of [16, 184])
    for (const x of [58, 104, 150]) {
      plate(brush, [x, y + 4, 32, 28], { ...plastic, body: rubber.body }, 3);
      ball(brush, x + 16, y + 18, 9, brass);
    }
  plate(brush, [58, 60, 124, 40], paper, 3);
  plate(brush, [58, 60, 124, 13], label, 3);
  for (const y of [82, 91])
    line(brush, '#475569', 2.4, [
      [68, y],
      [y === 82 ? 150 : 126, y],
    ]);
  plate(brush, [86, 110, 68, 58], rubber, 5);
  plate(brush, [104, 120, 32, 26], darkSteel, 4);
  line(brush, '#22c55e', 4, [
    [94, 156],
    [104, 156],
  ]);
  line(brush, '#ef4444', 4, [
    [136, 156],
    [146, 156],
  ]);
}

export function contactor(brush: Brush, face: Finish) {
  plate(brush, [38, 24, 164, 192], plastic, 7);
  for (const y of [30, 184])
    for (const x of [50, 86, 122, 158]) {
      ring(brush, x + 12, y + 13, 11, 0, steel);
      line(brush, '#334155', 2.4, [
        [x + 5, y + 13],
        [x + 19, y + 13],
      ]);
    }
  plate(brush, [50, 64, 140, 108], face, 6);
  plate(brush, [92, 84, 56, 48], plastic, 4);
  plate(brush, [102, 96, 36, 24], paper, 3);
  for (const y of [146, 156])
    line(brush, '#334155', 3, [
      [70, y],
      [y === 146 ? 170 : 136, y],
    ]);
}

/** A drive with its keypad. */
export function inverter(brush: Brush, face: Finish) {
  plate(brush, [52, 12, 136, 206], plastic, 8);
  plate(brush, [60, 20, 120, 150], face, 6);
  plate(brush, [72, 34, 96, 34], { dark: '#0b1220', body: '#101828', light: '#1d2939', shine: '#344054' }, 3);
  brush.fillStyle = '#f97316';
  for (const x of [82, 100, 118, 140]) brush.fillRect(x, 42, 11, 18);
  ring(brush, 140, 114, 25, 0, darkSteel);
  ball(brush, 134, 106, 5, aluminium);
  for (const [x, y, colour] of [
    [80, 92, '#22c55e'],
    [80, 116, '#ef4444'],
    [80, 140, '#e2e8f0'],
  ] as const) {
    brush.beginPath();
    brush.roundRect(x, y - 8, 26, 15, 4);
    brush.fillStyle = colour;
    brush.fill();
  }
  for (let x = 66; x < 178; x += 12)
    line(brush, '#0f172a', 4, [
      [x, 184],
      [x, 208],
    ]);
}

/** A controller on its rail. */
export function controller(brush: Brush, accent: Finish) {
  plate(brush, [8, 108, 224, 22], steel, 2);
  plate(brush, [22, 44, 76, 152], plastic, 5);
  plate(brush, [22, 44, 76, 26], accent, 5);
  for (const x of [100, 146, 192]) {
    plate(brush, [x, 44, 42, 152], plastic, 4);
    plate(brush, [x + 6, 52, 30, 22], paper, 2);
    for (let y = 92; y < 186; y += 13) for (const side of [8, 24]) plate(brush, [x + side, y, 10, 9], aluminium, 1);
  }
  for (const [y, colour] of [
    [86, '#22c55e'],
    [100, '#22c55e'],
    [114, '#f59e0b'],
  ] as const)
    line(brush, colour, 6, [
      [38, y],
      [44, y],
    ]);
  for (const y of [138, 162]) plate(brush, [44, y, 34, 18], steel, 2);
}

/** An operator panel with a plant on its screen. */
export function operatorPanel(brush: Brush, frame: Finish) {
  plate(brush, [10, 38, 220, 162], frame, 9);
  plate(brush, [26, 54, 188, 122], { dark: '#0b2545', body: '#12355b', light: '#1d4e89', shine: '#3f88c5' }, 3);
  for (const [x, height, colour] of [
    [44, 46, '#38bdf8'],
    [74, 70, '#22c55e'],
    [104, 34, '#f59e0b'],
  ] as const) {
    brush.fillStyle = colour;
    brush.fillRect(x, 164 - height, 20, height);
  }
  line(brush, '#f8fafc', 3, [
    [140, 150],
    [154, 124],
    [168, 136],
    [184, 96],
    [202, 108],
  ]);
  line(brush, '#7dd3fc', 3, [
    [40, 70],
    [120, 70],
  ]);
  ball(brush, 120, 188, 4, aluminium);
}

/** A threaded barrel with its sensing face and cable. */
export function proximitySensor(brush: Brush, face: Finish) {
  hose(brush, rubber, 14, [
    [58, 182],
    [24, 214],
    [12, 176],
    [14, 120],
  ]);
  brush.save();
  brush.translate(120, 120);
  brush.rotate(-0.62);
  brush.translate(-120, -120);
  bar(brush, [26, 98, 34, 44], rubber, 8);
  bar(brush, [54, 88, 130, 64], brass, 3);
  for (let x = 62; x < 182; x += 7)
    line(brush, brass.dark, 1.8, [
      [x, 90],
      [x + 3, 150],
    ]);
  for (const x of [92, 132]) bar(brush, [x, 72, 20, 96], steel, 3);
  bar(brush, [182, 86, 34, 68], face, 8);
  ball(brush, 66, 104, 4, { dark: '#b45309', body: '#f59e0b', light: '#fbbf24', shine: '#fef3c7' });
  brush.restore();
}

/** A square housing with lens and lamp. */
export function photoelectricSensor(brush: Brush, body: Finish) {
  hose(brush, rubber, 13, [
    [120, 190],
    [120, 226],
    [170, 228],
    [226, 210],
  ]);
  post(brush, [106, 178, 28, 26], rubber, 4);
  shape(
    brush,
    [
      [64, 34],
      [150, 34],
      [182, 54],
      [182, 184],
      [64, 184],
    ],
    body,
  );
  for (const y of [88, 142]) {
    ring(brush, 108, y, 24, 0, rubber);
    ball(brush, 108, y, 18, { dark: '#450a0a', body: '#991b1b', light: '#ef4444', shine: '#fecaca' });
  }
  ball(brush, 160, 70, 7, { dark: '#15803d', body: '#22c55e', light: '#4ade80', shine: '#dcfce7' });
  for (const y of [104, 160]) ring(brush, 162, y, 8, 4, steel);
}

/** Probe, thread and connection head. */
export function temperatureProbe(brush: Brush, head: Finish) {
  post(brush, [112, 118, 16, 104], steel, 6);
  plate(brush, [96, 106, 48, 24], steel, 3);
  post(brush, [106, 82, 28, 28], steel);
  bar(brush, [60, 30, 116, 56], head, 14);
  post(brush, [66, 14, 104, 24], head, 10);
  bar(brush, [172, 46, 32, 24], brass, 3);
  plate(brush, [88, 48, 58, 20], aluminium, 2);
  line(brush, '#475569', 2.4, [
    [96, 58],
    [136, 58],
  ]);
}
