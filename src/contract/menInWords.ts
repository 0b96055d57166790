/**
 * @param called what one of them is where it is not one man: "unit".
 * @returns "1 man", "24 men", "12 units".
 */
export const menInWords = (count: number, called?: string): string =>
  called === undefined ? `${count} ${count === 1 ? 'man' : 'men'}` : `${count} ${called}${count === 1 ? '' : 's'}`
