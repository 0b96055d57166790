// Apart from the schemas: the screens read this, and hold no zod.

/** How many bytes the PDF of a filled form may have: a whole folder for an evening has a tenth of them. */
export const formBytes = 8_000_000

/** The same in letters of base64, as a call carries it. */
export const formLetters = Math.ceil(formBytes / 3) * 4

/** What is said of a larger one, wherever that is found out: the end of a sentence that begins with the file. */
export const formTooLarge = 'is too large for a form: 8 MB at most'

/** The same of one that holds nothing, as a download does that failed. */
export const formEmpty = 'is empty'

/** What is said of a file that is not taken. */
export const notTakenPdf = (file: string, words: string): string => `"${file}" ${words}. Nothing was changed.`
