import { aluminium, type Brush, darkSteel, type Finish, plastic, steel } from './shading.ts';
import { ball, bar, line, plate, post, ring } from './shapes.ts';

/** Four tie rods between the end caps. */
export function airCylinder(brush: Brush, caps: Finish) {
  bar(brush, [176, 110, 40, 22], steel, 2);
  bar(brush, [210, 102, 22, 38], darkSteel, 3);
  bar(brush, [40, 76, 110, 88], aluminium, 2);
  for (const y of [66, 164]) bar(brush, [20, y, 156, 9], steel, 2);
  for (const x of [14, 144]) {
    plate(brush, [x, 60, 36, 120], caps, 5);
    ring(brush, x + 18, 82, 8, 4, darkSteel);
    for (const y of [68, 172]) ball(brush, x + 18, y, 5, steel);
  }
  plate(brush, [70, 160, 38, 14], plastic, 3);
  line(brush, '#ef4444', 4, [
    [78, 167],
    [82, 167],
  ]);
  plate(brush, [64, 104, 62, 30], { dark: '#cbd5e1', body: '#f1f5f9', light: '#ffffff', shine: '#ffffff' }, 2);
  for (const y of [114, 124])
    line(brush, '#2563eb', 3, [
      [72, y],
      [y === 114 ? 118 : 102, y],
    ]);
}

/** Square and flat, the rod upwards. */
export function compactCylinder(brush: Brush, body: Finish) {
  post(brush, [106, 18, 28, 62], steel, 3);
  post(brush, [98, 10, 44, 22], darkSteel, 3);
  plate(brush, [34, 76, 172, 130], body, 8);
  plate(brush, [34, 76, 172, 24], { ...body, body: body.light }, 8);
  for (const x of [58, 182]) ring(brush, x, 88, 9, 4, darkSteel);
  for (const x of [76, 164])
    line(brush, body.dark, 5, [
      [x, 112],
      [x, 198],
    ]);
  ring(brush, 120, 132, 13, 7, darkSteel);
  ring(brush, 120, 178, 13, 7, darkSteel);
}

/** A welded cylinder with eyes at both ends. */
export function hydraulicCylinder(brush: Brush, paint: Finish) {
  brush.save();
  brush.translate(120, 120);
  brush.rotate(-0.55);
  brush.translate(-120, -120);
  bar(brush, [150, 108, 64, 24], steel, 2);
  ring(brush, 222, 120, 22, 10, darkSteel);
  bar(brush, [38, 84, 116, 72], paint, 5);
  bar(brush, [142, 78, 22, 84], paint, 4);
  bar(brush, [30, 80, 16, 80], paint, 4);
  ring(brush, 18, 120, 24, 11, paint);
  for (const x of [54, 124]) post(brush, [x, 64, 18, 24], darkSteel);
  brush.restore();
}
