import { aluminium, type Brush, castIron, darkSteel, type Finish, plastic, rubber, steel } from './shading.ts';
import { ball, bar, line, plate, post, ring, screws, shape } from './shapes.ts';

/** Housing with fins, terminal box and fan cover; the shaft to the right. */
export function motor(brush: Brush, paint: Finish) {
  bar(brush, [196, 116, 34, 22], steel, 2);
  bar(brush, [16, 72, 34, 110], paint, 16);
  for (const y of [92, 104, 116, 128, 140, 152, 164])
    line(brush, paint.dark, 2, [
      [22, y],
      [36, y],
    ]);
  bar(brush, [46, 64, 128, 126], paint, 4);
  for (let y = 72; y < 188; y += 9)
    line(brush, paint.dark, 2.2, [
      [52, y],
      [168, y],
    ]);
  bar(brush, [170, 70, 28, 114], paint, 8);
  plate(brush, [74, 36, 66, 40], paint, 5);
  plate(brush, [70, 32, 74, 10], paint, 3);
  ball(brush, 150, 62, 7, darkSteel);
  plate(brush, [56, 188, 34, 24], paint, 2);
  plate(brush, [132, 188, 34, 24], paint, 2);
  plate(brush, [50, 206, 124, 10], paint, 2);
  plate(brush, [88, 104, 48, 30], aluminium, 2);
  for (const y of [112, 119, 126])
    line(brush, '#64748b', 2, [
      [94, y],
      [130, y],
    ]);
}

/** A square housing with two plugs, behind its flange. */
export function servoMotor(brush: Brush, housing: Finish) {
  bar(brush, [186, 112, 44, 24], steel, 2);
  bar(brush, [168, 96, 22, 56], aluminium, 3);
  plate(brush, [150, 66, 22, 116], aluminium, 3);
  plate(brush, [44, 76, 108, 98], housing, 4);
  plate(brush, [14, 82, 34, 86], plastic, 6);
  for (const x of [62, 104]) {
    post(brush, [x, 50, 26, 28], plastic, 3);
    post(brush, [x + 4, 34, 18, 18], darkSteel, 3);
  }
  plate(brush, [62, 102, 70, 40], { dark: '#cbd5e1', body: '#e8edf3', light: '#f8fafc', shine: '#ffffff' }, 2);
  for (const y of [112, 122, 132])
    line(brush, '#475569', 2.4, [
      [70, y],
      [y === 122 ? 108 : 124, y],
    ]);
}

const miniMotor = (brush: Brush, paint: Finish, x: number) => {
  bar(brush, [x, 92, 82, 84], paint, 8);
  for (let y = 100; y < 172; y += 9)
    line(brush, paint.dark, 2, [
      [x + 8, y],
      [x + 62, y],
    ]);
  plate(brush, [x + 18, 72, 40, 24], paint, 4);
};

/** A volute with its motor on a common base. */
export function centrifugalPump(brush: Brush, paint: Finish) {
  plate(brush, [10, 198, 220, 16], darkSteel, 3);
  miniMotor(brush, paint, 146);
  bar(brush, [112, 112, 40, 44], paint, 4);
  bar(brush, [126, 122, 16, 26], rubber, 2);
  post(brush, [58, 34, 36, 66], paint, 2);
  plate(brush, [48, 26, 56, 12], paint, 2);
  ball(brush, 74, 136, 60, paint);
  ring(brush, 74, 136, 38, 28, paint);
  ring(brush, 74, 136, 28, 16, steel);
  ring(brush, 74, 136, 16, 0, castIron);
  screws(brush, 74, 136, 47, 8, 4);
  plate(brush, [52, 186, 44, 14], paint, 2);
  plate(brush, [160, 174, 56, 26], paint, 2);
}

/** Stages in a stainless jacket, the motor on top. */
export function multistagePump(brush: Brush, paint: Finish) {
  plate(brush, [62, 204, 116, 14], castIron, 3);
  bar(brush, [22, 172, 196, 28], castIron, 4);
  post(brush, [18, 160, 16, 52], castIron);
  post(brush, [206, 160, 16, 52], castIron);
  post(brush, [84, 108, 72, 96], steel, 3);
  for (let y = 120; y < 172; y += 14)
    line(brush, steel.dark, 1.6, [
      [86, y],
      [154, y],
    ]);
  for (const x of [78, 156]) post(brush, [x, 104, 7, 102], darkSteel);
  post(brush, [74, 88, 92, 20], castIron);
  post(brush, [78, 24, 84, 66], paint, 6);
  for (let x = 88; x < 158; x += 9)
    line(brush, paint.dark, 2, [
      [x, 32],
      [x, 84],
    ]);
  post(brush, [84, 10, 72, 18], paint, 7);
  plate(brush, [158, 40, 30, 36], paint, 4);
}

/** Two round chambers with the air valve between them. */
export function diaphragmPump(brush: Brush, body: Finish) {
  bar(brush, [50, 22, 140, 26], body, 10);
  bar(brush, [50, 184, 140, 26], body, 10);
  for (const x of [50, 166]) post(brush, [x, 36, 24, 160], body, 8);
  plate(brush, [92, 74, 56, 88], plastic, 6);
  for (const x of [62, 178]) {
    ring(brush, x, 116, 52, 0, body);
    ring(brush, x, 116, 38, 14, body);
    screws(brush, x, 116, 45, 10, 4);
  }
  plate(brush, [104, 92, 32, 46], aluminium, 4);
  for (const x of [46, 170]) plate(brush, [x, 208, 26, 8], darkSteel, 2);
  post(brush, [108, 8, 24, 18], body);
}

/** Two gears in a flat housing, the shaft to the right. */
export function gearPump(brush: Brush, body: Finish) {
  bar(brush, [176, 108, 52, 22], steel, 2);
  plate(brush, [132, 66, 48, 116], body, 8);
  shape(
    brush,
    [
      [20, 100],
      [44, 58],
      [136, 58],
      [136, 186],
      [44, 186],
      [20, 146],
    ],
    body,
  );
  post(brush, [60, 30, 48, 32], body);
  plate(brush, [50, 22, 68, 12], body, 2);
  ring(brush, 88, 122, 46, 0, body);
  ring(brush, 88, 122, 30, 20, steel);
  screws(brush, 88, 122, 38, 8, 5);
  plate(brush, [30, 186, 126, 14], body, 2);
  plate(brush, [18, 200, 150, 12], darkSteel, 2);
}
