/** Figures as they are typed into a correction. */

/** @returns the number of a text: "5", and where halves are asked for "3.5", "3,5", "3½", "½"; NaN for anything else. */
export function readFigure(text: string, halves: boolean): number {
  const [, whole, half] = /^(\d{1,3})?([.,][05]|½)?$/.exec(text.trim()) ?? []
  if ((whole ?? half) === undefined || (half !== undefined && !halves)) return NaN
  return Number(whole ?? 0) + (half === undefined || half.endsWith('0') ? 0 : 0.5)
}

/** @returns a figure as the field shows it; nothing for what is none. */
export const figureText = (figure: number): string => (Number.isNaN(figure) ? '' : String(figure))
