const left = 7
const right = 17
/** Where the pips of a six-sided die stand on its face of 24 by 24, by the face. */
export const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [left, left],
    [right, right],
  ],
  3: [
    [left, left],
    [12, 12],
    [right, right],
  ],
  4: [
    [left, left],
    [right, left],
    [left, right],
    [right, right],
  ],
  5: [
    [left, left],
    [right, left],
    [12, 12],
    [left, right],
    [right, right],
  ],
  6: [
    [left, 6.5],
    [right, 6.5],
    [left, 12],
    [right, 12],
    [left, 17.5],
    [right, 17.5],
  ],
}
/** A die that shows a figure: its outline, the edges one sees on it, how deep the figure stands and how large it is. */
export interface Shape {
  readonly body: string
  readonly edges: string
  readonly baseline: number
  /** Of one digit, and of two. */
  readonly figure: readonly [number, number]
}
const shapes: Readonly<Record<number, Shape>> = {
  4: { body: 'M12 2.2 22.8 20.6H1.2Z', edges: '', baseline: 18.4, figure: [9.5, 9.5] },
  8: {
    body: 'M12 .9 22.6 12 12 23.1 1.4 12Z',
    edges: 'M1.4 12 12 17.6 22.6 12M12 17.6V23.1',
    baseline: 14.2,
    figure: [10.5, 9],
  },
  10: {
    body: 'M12 .9 23 10.2V13.6L12 23.1 1 13.6V10.2Z',
    edges: 'M12 .9 18.6 13.4 12 17.6 5.4 13.4ZM18.6 13.4 23 12M5.4 13.4 1 12M12 17.6V23.1',
    baseline: 14.4,
    figure: [10.5, 8.6],
  },
  12: {
    body: 'M12 .7 18.6 2.9 22.7 8.5V15.5L18.6 21.1 12 23.3 5.4 21.1 1.3 15.5V8.5L5.4 2.9Z',
    edges:
      'M12 5.3 18.6 10.1 16.1 17.8H7.9L5.4 10.1ZM12 5.3V.7M18.6 10.1 22.7 8.5M16.1 17.8 18.6 21.1M7.9 17.8 5.4 21.1M5.4 10.1 1.3 8.5',
    baseline: 15.4,
    figure: [9.5, 8.4],
  },
  20: {
    body: 'M12 .6 21.9 6.3V17.7L12 23.4 2.1 17.7V6.3Z',
    edges:
      'M12 4.4 18.6 15.8H5.4ZM12 4.4V.6M12 4.4 21.9 6.3M12 4.4 2.1 6.3M18.6 15.8 21.9 6.3M18.6 15.8 21.9 17.7M18.6 15.8 12 23.4M5.4 15.8 12 23.4M5.4 15.8 2.1 17.7M5.4 15.8 2.1 6.3',
    baseline: 14.9,
    figure: [8.6, 8.2],
  },
}
const round: Shape = { body: 'M12 1a11 11 0 1 0 .01 0Z', edges: '', baseline: 15.8, figure: [11, 10] }

/** @returns how a die of so many sides is drawn; one of a kind of its own as a disc. */
export const shapeOf = (sides: number): Shape => shapes[sides] ?? round
