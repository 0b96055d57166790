/** @returns a sentence whose last word brings a stop of its own ("Undone: Back: Pfc Yancey, D..") with one stop. */
export const oneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.(?=\s|$)/g, '.')

/** @returns a text that ends as a sentence does; one that ends so already ("Who carries the radio?") stays as it is. */
export const stopped = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

/** @returns a text that goes on: without the stop at its end. */
export const unstopped = (text: string): string => text.replace(/\.$/, '')
