import { aluminium, type Brush, copper, darkSteel, type Finish, paper, plastic, steel } from './shading.ts';
import { around, ball, bar, flangeFace, line, oval, plate, post, ring, screws, shape } from './shapes.ts';

/** The head with its display on the process connection. */
export function transmitter(brush: Brush, head: Finish) {
  post(brush, [108, 176, 24, 42], steel, 3);
  plate(brush, [92, 156, 56, 24], steel, 3);
  post(brush, [104, 132, 32, 26], steel);
  bar(brush, [22, 64, 196, 34], head, 8);
  ring(brush, 120, 80, 66, 0, head);
  ring(brush, 120, 80, 56, 46, darkSteel);
  ring(brush, 120, 80, 46, 0, { dark: '#cfd8d2', body: '#dfe8df', light: '#eef4ec', shine: '#ffffff' });
  plate(brush, [86, 62, 68, 34], { dark: '#9fb3a2', body: '#b8c9b5', light: '#cddcc9', shine: '#e6efe3' }, 3);
  brush.fillStyle = '#1f2937';
  for (const x of [93, 108, 126, 141]) brush.fillRect(x, 69, 8, 20);
  brush.fillRect(119, 85, 4, 4);
}

/** Flanged, with the display above the pipe. */
export function flowMeter(brush: Brush, head: Finish) {
  bar(brush, [36, 128, 168, 70], head, 4);
  flangeFace(brush, [16, 108, 24, 110], steel);
  flangeFace(brush, [200, 108, 24, 110], steel);
  post(brush, [104, 96, 32, 36], head);
  plate(brush, [62, 20, 116, 82], head, 12);
  plate(brush, [76, 32, 88, 44], { dark: '#0b2545', body: '#12355b', light: '#1d4e89', shine: '#3f88c5' }, 4);
  brush.fillStyle = '#e0f2fe';
  for (const x of [86, 102, 118, 138]) brush.fillRect(x, 42, 10, 20);
  for (const x of [88, 114, 140]) ball(brush, x + 6, 88, 5, paper);
  line(brush, '#f8fafc', 5, [
    [84, 163],
    [152, 163],
  ]);
  line(brush, '#f8fafc', 5, [
    [138, 152],
    [154, 163],
    [138, 174],
  ]);
}

/** A sight glass beside its scale. */
export function levelGauge(brush: Brush, floats: Finish) {
  post(brush, [66, 16, 38, 204], steel, 6);
  for (const y of [44, 184]) bar(brush, [20, y - 10, 50, 20], steel, 2);
  for (const y of [44, 184]) flangeFace(brush, [12, y - 24, 12, 48], steel);
  plate(brush, [116, 24, 60, 188], aluminium, 4);
  for (let y = 32; y < 204; y += 10) plate(brush, [124, y, 26, 8], y < 112 ? paper : floats, 1);
  for (let y = 36; y < 206; y += 20)
    line(brush, '#334155', 2, [
      [156, y],
      [170, y],
    ]);
}

/** A steel drum with two hoops. */
export function oilDrum(brush: Brush, paint: Finish) {
  post(brush, [50, 28, 140, 184], paint, 4);
  oval(brush, 120, 208, 70, 12, paint);
  post(brush, [50, 28, 140, 180], paint, 2);
  for (const y of [82, 140]) post(brush, [46, y, 148, 12], paint, 5);
  oval(brush, 120, 28, 70, 14, paint);
  oval(brush, 120, 27, 60, 10, { ...paint, shine: paint.light });
  oval(brush, 146, 26, 10, 4, darkSteel);
  plate(brush, [76, 96, 88, 42], paper, 2);
  line(brush, paint.body, 7, [
    [88, 110],
    [152, 110],
  ]);
  line(brush, '#64748b', 3, [
    [88, 124],
    [138, 124],
  ]);
}

/** A pleated cartridge between its end caps. */
export function filterElement(brush: Brush, caps: Finish) {
  post(brush, [66, 40, 108, 160], paper, 2);
  for (let x = 72; x < 172; x += 8)
    line(brush, '#c9bfa9', 2.2, [
      [x, 44],
      [x, 196],
    ]);
  for (const y of [86, 146]) post(brush, [64, y, 112, 5], aluminium, 1);
  for (const y of [22, 192]) post(brush, [56, y, 128, 24], caps, 5);
  oval(brush, 120, 23, 60, 10, caps);
  oval(brush, 120, 22, 28, 5, darkSteel);
}

/** A bolt with its nut. */
export function bolt(brush: Brush, finish: Finish) {
  brush.save();
  brush.translate(120, 120);
  brush.rotate(-0.7);
  brush.translate(-120, -120);
  bar(brush, [54, 100, 168, 40], finish, 4);
  for (let x = 112; x < 220; x += 7)
    line(brush, finish.dark, 2, [
      [x, 101],
      [x + 4, 139],
    ]);
  for (const [x, width] of [
    [18, 40],
    [150, 36],
  ] as const) {
    bar(brush, [x, 70, width, 100], finish, 5);
    for (const y of [94, 146])
      line(brush, finish.dark, 1.4, [
        [x, y],
        [x + width, y],
      ]);
  }
  brush.restore();
}

/** Wire on its spool. */
export function weldingWire(brush: Brush, spool: Finish) {
  ring(brush, 120, 120, 106, 30, spool);
  for (const { x, y } of around(120, 120, 92, 8)) ball(brush, x, y, 7, plastic);
  for (let radius = 82; radius > 44; radius -= 4) ring(brush, 120, 120, radius, radius - 4, copper);
  ring(brush, 120, 120, 44, 24, spool);
  screws(brush, 120, 120, 34, 3, 4);
}

/** A combination spanner. */
export function wrench(brush: Brush, finish: Finish) {
  brush.save();
  brush.translate(120, 120);
  brush.rotate(-0.78);
  brush.translate(-120, -120);
  bar(brush, [40, 106, 160, 28], finish, 8);
  plate(brush, [74, 113, 90, 14], { ...finish, body: finish.dark }, 6);
  ring(brush, 22, 120, 36, 19, finish);
  shape(
    brush,
    [
      [186, 96],
      [214, 78],
      [238, 84],
      [216, 106],
      [216, 134],
      [238, 156],
      [214, 162],
      [186, 144],
    ],
    finish,
  );
  brush.restore();
}

/** A vernier caliper. */
export function caliper(brush: Brush, finish: Finish) {
  plate(brush, [14, 82, 214, 26], finish, 2);
  shape(
    brush,
    [
      [20, 82],
      [26, 46],
      [34, 42],
      [50, 82],
    ],
    finish,
  );
  shape(
    brush,
    [
      [20, 106],
      [58, 106],
      [50, 186],
      [38, 198],
      [26, 150],
    ],
    finish,
  );
  plate(brush, [86, 72, 88, 48], plastic, 4);
  shape(
    brush,
    [
      [88, 74],
      [96, 42],
      [104, 46],
      [112, 74],
    ],
    finish,
  );
  shape(
    brush,
    [
      [86, 118],
      [118, 118],
      [98, 180],
      [78, 198],
      [80, 150],
    ],
    finish,
  );
  plate(brush, [100, 80, 62, 24], { dark: '#9fb3a2', body: '#c3d1bf', light: '#d9e5d5', shine: '#eef4ec' }, 2);
  brush.fillStyle = '#1f2937';
  for (const x of [108, 121, 134, 147]) brush.fillRect(x, 85, 7, 14);
  for (let x = 180; x < 224; x += 6)
    line(brush, '#475569', 1.2, [
      [x, 84],
      [x, x % 4 === 0 ? 98 : 92],
    ]);
  ball(brush, 130, 126, 7, darkSteel);
}

export function helmet(brush: Brush, shell: Finish) {
  brush.beginPath();
  brush.ellipse(118, 152, 92, 112, 0, Math.PI, 0);
  brush.closePath();
  const gradient = brush.createRadialGradient(86, 78, 8, 118, 140, 118);
  for (const [at, colour] of [
    [0, shell.shine],
    [0.3, shell.light],
    [0.7, shell.body],
    [1, shell.dark],
  ] as const)
    gradient.addColorStop(at, colour);
  brush.fillStyle = gradient;
  brush.fill();
  for (const x of [92, 118, 144])
    line(brush, shell.dark, 3, [
      [118 + (x - 118) * 0.6, 52],
      [x, 146],
    ]);
  shape(
    brush,
    [
      [14, 150],
      [206, 148],
      [236, 166],
      [228, 176],
      [196, 168],
      [30, 168],
    ],
    shell,
  );
  line(brush, plastic.body, 7, [
    [52, 170],
    [74, 206],
    [104, 212],
  ]);
  line(brush, plastic.body, 7, [
    [176, 170],
    [150, 206],
    [104, 212],
  ]);
}

/** A stacking box. */
export function tote(brush: Brush, shell: Finish) {
  shape(
    brush,
    [
      [30, 60],
      [210, 60],
      [222, 84],
      [18, 84],
    ],
    { ...shell, light: shell.dark, body: shell.dark },
  );
  shape(
    brush,
    [
      [18, 80],
      [222, 80],
      [204, 208],
      [36, 208],
    ],
    shell,
  );
  plate(brush, [10, 74, 220, 18], shell, 5);
  for (const x of [64, 176])
    line(brush, shell.dark, 4, [
      [x, 100],
      [x + (x < 120 ? 6 : -6), 200],
    ]);
  plate(brush, [92, 106, 56, 18], { ...shell, light: shell.dark, body: shell.dark }, 8);
  plate(brush, [84, 140, 72, 40], paper, 3);
  for (const x of [94, 100, 108, 112, 120, 130, 136, 144])
    line(brush, '#1f2937', x % 3 === 0 ? 4 : 2, [
      [x, 148],
      [x, 172],
    ]);
}
