/** @returns a sentence whose last word brings a stop of its own ("Undone: Back: Pfc Yancey, D..") with one stop. */
export const oneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.(?=\s|$)/g, '.')
