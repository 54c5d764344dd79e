import { aluminium, type Brush, castIron, darkSteel, type Finish, rubber, steel } from './shading.ts';
import { around, ball, bar, line, plate, post, ring, screws, shape } from './shapes.ts';

/** With the seal, in the colour of the maker. */
export function ballBearing(brush: Brush, seal: Finish) {
  ring(brush, 120, 120, 104, 82, steel);
  ring(brush, 120, 120, 82, 54, seal);
  ring(brush, 120, 120, 74, 71, rubber);
  ring(brush, 120, 120, 54, 35, steel);
  ring(brush, 120, 120, 100, 97, aluminium);
}

/** The rollers between the rings can be seen. */
export function rollerBearing(brush: Brush, cage: Finish) {
  ring(brush, 120, 120, 104, 84, steel);
  ring(brush, 120, 120, 84, 50, cage);
  for (const { x, y, angle } of around(120, 120, 67, 14)) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(angle + Math.PI / 2);
    post(brush, [-9, -14, 18, 28], steel, 3);
    brush.restore();
  }
  ring(brush, 120, 120, 51, 30, steel);
}

export function thrustBearing(brush: Brush, cage: Finish) {
  ring(brush, 120, 120, 104, 88, steel);
  ring(brush, 120, 120, 88, 48, cage);
  for (const { x, y } of around(120, 120, 68, 12)) ball(brush, x, y, 14, steel);
  ring(brush, 120, 120, 49, 34, steel);
}

export function pillowBlock(brush: Brush, body: Finish) {
  shape(
    brush,
    [
      [14, 206],
      [14, 180],
      [58, 172],
      [74, 96],
      [166, 96],
      [182, 172],
      [226, 180],
      [226, 206],
    ],
    body,
  );
  ring(brush, 120, 116, 72, 0, body);
  plate(brush, [14, 184, 212, 24], body, 4);
  for (const x of [36, 204]) plate(brush, [x - 12, 176, 24, 10], darkSteel, 2);
  ring(brush, 120, 116, 54, 40, steel);
  ring(brush, 120, 116, 40, 24, aluminium);
  ball(brush, 120, 48, 6, darkSteel);
}

/** Two hubs with the elastic star between them. */
export function coupling(brush: Brush, star: Finish) {
  bar(brush, [14, 104, 34, 40], steel, 3);
  bar(brush, [192, 104, 34, 40], steel, 3);
  bar(brush, [42, 54, 66, 140], aluminium, 6);
  bar(brush, [132, 54, 66, 140], aluminium, 6);
  bar(brush, [98, 48, 44, 152], star, 5);
  for (const y of [62, 116, 166]) bar(brush, [96, y, 24, 22], aluminium, 2);
  for (const y of [88, 142]) bar(brush, [120, y, 24, 22], aluminium, 2);
  for (const x of [74, 166]) ball(brush, x, 124, 7, darkSteel);
}

export function gear(brush: Brush, finish: Finish) {
  for (const { x, y, angle } of around(120, 120, 94, 26)) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(angle);
    shape(
      brush,
      [
        [-12, -10],
        [12, -6],
        [12, 6],
        [-12, 10],
      ],
      finish,
    );
    brush.restore();
  }
  ring(brush, 120, 120, 92, 0, finish);
  ring(brush, 120, 120, 72, 42, darkSteel);
  for (const { x, y } of around(120, 120, 57, 6)) ball(brush, x, y, 10, castIron);
  ring(brush, 120, 120, 42, 22, finish);
  plate(brush, [114, 92, 12, 10], castIron, 1);
}

/** A loop around two pulleys. */
export function belt(brush: Brush, rubberFinish: Finish) {
  for (const [width, colour] of [
    [26, rubberFinish.dark],
    [20, rubberFinish.body],
  ] as const) {
    brush.beginPath();
    brush.arc(78, 146, 48, Math.PI * 0.62, Math.PI * 1.42);
    brush.arc(168, 88, 40, Math.PI * 1.42, Math.PI * 2.62);
    brush.closePath();
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.lineJoin = 'round';
    brush.stroke();
  }
  for (const [x, y, radius, teeth] of [
    [78, 146, 36, 18],
    [168, 88, 28, 14],
  ] as const) {
    ring(brush, x, y, radius, 0, aluminium);
    for (const tooth of around(x, y, radius - 3, teeth)) ball(brush, tooth.x, tooth.y, 2.5, darkSteel);
    ring(brush, x, y, radius * 0.45, radius * 0.22, steel);
  }
}

/** The rotating face, its spring and the seat. */
export function mechanicalSeal(brush: Brush, elastomer: Finish) {
  bar(brush, [26, 52, 30, 136], castIron, 4);
  bar(brush, [56, 62, 18, 116], aluminium, 2);
  bar(brush, [74, 70, 20, 100], elastomer, 4);
  for (let x = 98; x < 170; x += 15) {
    line(brush, steel.dark, 9, [
      [x, 64],
      [x + 11, 176],
    ]);
    line(brush, steel.shine, 3, [
      [x - 1, 64],
      [x + 10, 176],
    ]);
  }
  bar(brush, [176, 56, 38, 128], steel, 5);
  bar(brush, [184, 80, 34, 80], aluminium, 3);
  ball(brush, 198, 70, 5, darkSteel);
}

export function oilSeal(brush: Brush, elastomer: Finish) {
  ring(brush, 120, 120, 104, 78, elastomer);
  ring(brush, 120, 120, 92, 88, rubber);
  ring(brush, 120, 120, 78, 58, { ...elastomer, body: elastomer.dark });
  ring(brush, 120, 120, 66, 61, steel);
  ring(brush, 120, 120, 58, 50, elastomer);
}

/** A pipe flange with its raised face. */
export function flange(brush: Brush, finish: Finish) {
  ring(brush, 120, 120, 106, 0, finish);
  ring(brush, 120, 120, 68, 40, aluminium);
  for (const radius of [46, 52, 58, 63]) ring(brush, 120, 120, radius + 0.6, radius, darkSteel);
  ring(brush, 120, 120, 40, 0, castIron);
  screws(brush, 120, 120, 87, 8, 10);
}
