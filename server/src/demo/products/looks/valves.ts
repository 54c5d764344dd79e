import { aluminium, brass, type Brush, castIron, darkSteel, type Finish, rubber, steel } from './shading.ts';
import { around, ball, bar, flangeFace, line, plate, post, ring, screws, shape } from './shapes.ts';

const lever = (brush: Brush, grip: Finish, y: number) => {
  plate(brush, [104, y - 5, 34, 12], steel, 3);
  shape(
    brush,
    [
      [128, y - 4],
      [232, y - 20],
      [234, y - 10],
      [132, y + 6],
    ],
    grip,
  );
};

/** A ball valve between flanges, with its lever. */
export function flangedBallValve(brush: Brush, body: Finish) {
  bar(brush, [34, 108, 172, 84], body, 8);
  ball(brush, 120, 150, 58, body);
  flangeFace(brush, [14, 84, 24, 132], body);
  flangeFace(brush, [202, 84, 24, 132], body);
  post(brush, [98, 74, 44, 26], body, 3);
  post(brush, [110, 44, 20, 34], steel);
  lever(brush, { dark: '#7f1d1d', body: '#c81e1e', light: '#e5484d', shine: '#f6a5a5' }, 44);
  screws(brush, 120, 150, 40, 6, 4.5);
}

/** With threaded ends. */
export function threadedBallValve(brush: Brush, body: Finish) {
  bar(brush, [24, 104, 192, 84], body, 6);
  for (const x of [24, 176]) {
    bar(brush, [x, 92, 40, 108], body, 4);
    for (const y of [118, 172])
      line(brush, body.dark, 1.2, [
        [x, y],
        [x + 40, y],
      ]);
  }
  ball(brush, 120, 146, 52, body);
  post(brush, [102, 74, 36, 30], body);
  post(brush, [112, 50, 16, 28], steel);
  lever(brush, { dark: '#1e3a8a', body: '#2563eb', light: '#5b8def', shine: '#b4ccfa' }, 50);
}

/** A wafer body with the disc half open. */
export function butterflyValve(brush: Brush, body: Finish) {
  post(brush, [106, 34, 28, 60], body);
  lever(brush, rubber, 34);
  ring(brush, 120, 146, 80, 54, body);
  for (const { x, y } of around(120, 146, 74, 4, Math.PI / 4)) ring(brush, x, y, 13, 6, body);
  ring(brush, 120, 146, 58, 52, rubber);
  brush.save();
  brush.beginPath();
  brush.arc(120, 146, 53, 0, Math.PI * 2);
  brush.fillStyle = '#e8edf2';
  brush.fill();
  brush.clip();
  brush.translate(120, 146);
  brush.scale(0.62, 1);
  ball(brush, 0, 0, 53, steel);
  brush.restore();
  post(brush, [114, 92, 12, 108], aluminium, 3);
}

/** The bonnet is bolted on at an angle above the hinge. */
export function checkValve(brush: Brush, body: Finish) {
  bar(brush, [36, 118, 168, 76], body, 6);
  shape(
    brush,
    [
      [62, 124],
      [84, 66],
      [160, 66],
      [184, 124],
    ],
    body,
  );
  plate(brush, [70, 50, 104, 20], body, 4);
  plate(brush, [80, 34, 84, 18], body, 6);
  for (const x of [80, 102, 124, 146, 164]) plate(brush, [x - 5, 44, 10, 10], darkSteel, 1);
  flangeFace(brush, [16, 92, 24, 128], body);
  flangeFace(brush, [200, 92, 24, 128], body);
  line(brush, '#f8fafc', 5, [
    [86, 158],
    [150, 158],
  ]);
  line(brush, '#f8fafc', 5, [
    [136, 146],
    [152, 158],
    [136, 170],
  ]);
}

/** A globe body with yoke and diaphragm actuator. */
export function controlValve(brush: Brush, actuator: Finish) {
  bar(brush, [46, 154, 148, 52], castIron, 6);
  ball(brush, 120, 178, 40, castIron);
  flangeFace(brush, [28, 136, 20, 88], castIron);
  flangeFace(brush, [192, 136, 20, 88], castIron);
  post(brush, [98, 128, 44, 18], castIron);
  post(brush, [84, 84, 10, 50], actuator);
  post(brush, [146, 84, 10, 50], actuator);
  post(brush, [115, 84, 10, 50], steel);
  plate(brush, [126, 98, 10, 26], aluminium, 1);
  brush.beginPath();
  brush.ellipse(120, 60, 74, 36, 0, Math.PI, 0);
  brush.lineTo(194, 66);
  brush.ellipse(120, 66, 74, 24, 0, 0, Math.PI);
  brush.closePath();
  const gradient = brush.createLinearGradient(46, 0, 194, 0);
  for (const [at, colour] of [
    [0, actuator.dark],
    [0.3, actuator.shine],
    [0.55, actuator.body],
    [1, actuator.dark],
  ] as const)
    gradient.addColorStop(at, colour);
  brush.fillStyle = gradient;
  brush.fill();
  bar(brush, [42, 56, 156, 12], actuator, 3);
  for (let x = 52; x < 194; x += 22) plate(brush, [x, 52, 8, 20], darkSteel, 1);
  post(brush, [110, 12, 20, 16], brass);
}

/** Five ways, with its coil. */
export function solenoidValve(brush: Brush, coil: Finish) {
  plate(brush, [22, 128, 150, 62], aluminium, 4);
  for (const x of [48, 92, 136]) ring(brush, x, 172, 13, 8, brass);
  for (const x of [70, 114]) ring(brush, x, 146, 10, 6, brass);
  plate(brush, [154, 92, 66, 98], coil, 6);
  plate(brush, [164, 54, 46, 42], rubber, 5);
  post(brush, [180, 36, 14, 22], rubber);
  plate(brush, [162, 112, 50, 32], { dark: '#dfe5ec', body: '#f3f6f9', light: '#ffffff', shine: '#ffffff' }, 2);
  for (const y of [122, 132])
    line(brush, '#475569', 2.4, [
      [168, y],
      [204, y],
    ]);
  plate(brush, [14, 138, 12, 42], rubber, 3);
}
