import type { SquadsView } from '../../contract/squads.ts'

export interface NewMan {
  readonly name: string
  readonly weapon: string
}

/**
 * Reads men that were typed a line each: a name, and after a comma the weapon if it is not the usual one.
 *
 * @param usual key of the weapon of who names none.
 * @returns the men, and the lines whose weapon is unknown, in the player's words.
 */
export function readMen(
  text: string,
  weapons: SquadsView['weapons'],
  usual: string,
): { readonly men: readonly NewMan[]; readonly unknown: readonly string[] } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const men: NewMan[] = []
  const unknown: string[] = []
  for (const line of lines) {
    const comma = line.lastIndexOf(',')
    const said = comma < 0 ? null : line.slice(comma + 1).trim()
    const found = said === null ? null : weaponNamed(said, weapons)
    // "Reyes, D." is a name with a comma in it, not a weapon.
    if (found) men.push({ name: line.slice(0, comma).trim(), weapon: found })
    else if (said === null || /^\p{L}{1,2}\.?$/u.test(said)) men.push({ name: line, weapon: usual })
    else unknown.push(line)
  }
  return { men, unknown }
}

/** @returns its key, by its name or by one of those that stand in it: "AK-47, SKS" is found by "sks". */
function weaponNamed(said: string, weapons: SquadsView['weapons']): string | null {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const wanted = plain(said)
  const namesOf = ({ key, name }: SquadsView['weapons'][number]) => [key, name, ...name.split(',')].map(plain)
  const whole = weapons.find((weapon) => namesOf(weapon).includes(wanted))
  // One or two letters begin many words; three are meant for one.
  const begun =
    wanted.length < 3 ? undefined : weapons.find((weapon) => namesOf(weapon).some((one) => one.startsWith(wanted)))
  return (whole ?? begun)?.key ?? null
}
