import { type Brush, darkSteel, domed, type Finish, flat, rounded, turned } from './shading.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

function box(brush: Brush, [x, y, width, height]: Rectangle, radius: number) {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

/** A thin dark line, so that parts of one colour stay apart. */
function outline(brush: Brush) {
  brush.strokeStyle = 'rgb(15 23 42 / 35%)';
  brush.lineWidth = 0.8;
  brush.stroke();
}

/** A round bar that lies. */
export function bar(brush: Brush, at: Rectangle, finish: Finish, radius = 2) {
  box(brush, at, radius);
  brush.fillStyle = rounded(brush, [0, at[1], 0, at[1] + at[3]], finish);
  brush.fill();
  outline(brush);
}

/** A round bar that stands. */
export function post(brush: Brush, at: Rectangle, finish: Finish, radius = 2) {
  box(brush, at, radius);
  brush.fillStyle = rounded(brush, [at[0], 0, at[0] + at[2], 0], finish);
  brush.fill();
  outline(brush);
}

/** A flat face. */
export function plate(brush: Brush, at: Rectangle, finish: Finish, radius = 3) {
  box(brush, at, radius);
  brush.fillStyle = flat(brush, at[1], at[1] + at[3], finish);
  brush.fill();
  outline(brush);
}

export function shape(brush: Brush, points: readonly (readonly [number, number])[], finish: Finish) {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  const heights = points.map(([, y]) => y);
  brush.fillStyle = flat(brush, Math.min(...heights), Math.max(...heights), finish);
  brush.lineJoin = 'round';
  brush.fill();
  outline(brush);
}

export function ball(brush: Brush, x: number, y: number, radius: number, finish: Finish) {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fillStyle = domed(brush, x, y, radius, finish);
  brush.fill();
  outline(brush);
}

/** A turned ring, or a disc where it has no hole. */
export function ring(brush: Brush, x: number, y: number, outer: number, inner: number, finish: Finish) {
  brush.beginPath();
  brush.arc(x, y, outer, 0, Math.PI * 2);
  if (inner > 0) {
    brush.moveTo(x + inner, y);
    brush.arc(x, y, inner, 0, Math.PI * 2, true);
  }
  brush.fillStyle = turned(brush, x, y, finish);
  brush.fill();
  outline(brush);
}

/** The end of a bar or pipe, seen at an angle. */
export function oval(brush: Brush, x: number, y: number, radiusX: number, radiusY: number, finish: Finish) {
  brush.beginPath();
  brush.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  brush.fillStyle = rounded(brush, [x - radiusX, y - radiusY, x + radiusX, y + radiusY], finish);
  brush.fill();
  outline(brush);
}

/** Places on a circle, each with its angle. */
export const around = (x: number, y: number, radius: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * Math.PI * 2;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, angle };
  });

/** Heads of screws on a circle. */
export const screws = (brush: Brush, x: number, y: number, radius: number, count: number, size = 4) => {
  for (const place of around(x, y, radius, count, Math.PI / count)) ball(brush, place.x, place.y, size, darkSteel);
};

export function line(brush: Brush, colour: string, width: number, points: readonly (readonly [number, number])[]) {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke();
}

/** A cable or hose along a curve, with a light side. */
export function hose(
  brush: Brush,
  { dark, body, shine }: Finish,
  width: number,
  [from, by, over, to]: readonly (readonly [number, number])[],
) {
  for (const [colour, part] of [
    [dark, 1],
    [body, 0.7],
    [shine, 0.18],
  ] as const) {
    brush.beginPath();
    brush.moveTo(...from!);
    brush.bezierCurveTo(...by!, ...over!, ...to!);
    brush.strokeStyle = colour;
    brush.lineWidth = width * part;
    brush.lineCap = 'round';
    brush.stroke();
  }
}

export function flangeFace(brush: Brush, at: Rectangle, finish: Finish) {
  post(brush, at, finish, 2);
  const [x, y, width, height] = at;
  for (const place of [0.1, 0.9]) plate(brush, [x - 3, y + height * place - 3, width + 6, 6], darkSteel, 1.5);
}
