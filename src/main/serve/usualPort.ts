import { createHash } from 'node:crypto'

/** The port of the library in the player's documents. */
const ofDocuments = 19_670

/** How many ports other folders share out among themselves. */
const others = 4000

/**
 * The same port each time for the same folder: a browser keeps the player's settings and half-typed dice by the address, also
 * where programs on several folders run side by side, or one was killed.
 *
 * @param folder of the library, as a whole path.
 * @param documents the folder of the library where none is named.
 */
export const usualPortOf = (folder: string, documents: string): number =>
  folder === documents
    ? ofDocuments
    : ofDocuments + 1 + (createHash('sha256').update(folder).digest().readUInt32BE() % others)
