/**
 * A weapon in a table for other programs. One that is called by its caliber alone would be a number to a spreadsheet:
 * ".45" would come out as 0.45.
 */
export const weaponCell = (name: string): string => (/^[\d.]+$/.test(name) ? `${name} pistol` : name)

/** @returns the name that `weaponCell` was given. */
export const weaponIn = (cell: string): string => cell.replace(/^([\d.]+) pistol$/, '$1')
