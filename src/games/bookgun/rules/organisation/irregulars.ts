import type { Part } from './shape.ts'

/** Insurgents and civilians (p. 7): cells, groups and fronts; mobs. */

const cellSize = 14

/** The usual cell: most have a light machine gun and an RPG; what the others carry is not said. */
export const cell: Part = {
  id: 'cell',
  kind: 'cell',
  title: 'Cell',
  figures: [
    { role: 'leader', count: 1, weapon: null, leads: true },
    { role: 'gunner', count: 1, weapon: 'LMG' },
    { role: 'gunner', count: 1, weapon: 'RPG' },
    { role: 'fighter', count: cellSize - 3, weapon: null },
  ],
  rounds: 'grenades',
}

const heavy = (id: string, title: string, weapon: string): Part => ({
  id,
  kind: 'weapon',
  title,
  figures: [{ role: 'crew', count: 2, weapon }],
  // The text counts the weapons and says nothing of who serves them.
  sizeUnsaid: true,
})

export const hmg = heavy('hmg', 'HMG team', 'HMG')
export const recoilless = heavy('recoilless', 'Recoilless rifle team', 'recoilless rifle')
export const lsam = heavy('lsam', 'LSAM team', 'LSAM')

/** A group has a leader of its own, and so has a front. */
const leaderAlone = (id: string, title: string): Part => ({
  id,
  kind: 'headquarters',
  title,
  figures: [{ role: 'leader', count: 1, weapon: null, leads: true }],
})

export const groupLeader = leaderAlone('groupLeader', 'Group leader')
export const frontLeader = leaderAlone('frontLeader', 'Front leader')

/** All that an insurgent roster is made of. */
export const insurgentParts: readonly Part[] = [cell, hmg, recoilless, lsam, groupLeader, frontLeader]

/** For so many cells a group has an HMG and a recoilless rifle; for so many HMGs an LSAM. */
export const cellsForHeavy = 4
const hmgsForLsam = 4
const leastLsams = 1

/** @returns the heavy weapons of a group of so many cells: full fours count, and there is one LSAM at least. */
export function groupWeapons(cells: number): {
  readonly hmgs: number
  readonly recoilless: number
  readonly lsams: number
} {
  const heavies = Math.floor(cells / cellsForHeavy)
  return { hmgs: heavies, recoilless: heavies, lsams: Math.max(leastLsams, Math.floor(heavies / hmgsForLsam)) }
}

/** Civilians have no organisation: a mob of any size, now and then with a few old rifles. */
export const mob: Part = {
  id: 'mob',
  kind: 'mob',
  title: 'Mob',
  figures: [{ role: 'civilian', count: 1, weapon: null }],
  sizeUnsaid: true,
}
