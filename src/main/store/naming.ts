/** @returns the SQL name of a collection or column: `killsConfirmed` becomes `kills_confirmed`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
