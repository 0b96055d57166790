import type { Fate, PartyMember } from '../state.ts'

/** How the rules look at a man once the battle is over (FNG p. 40): who is lost, who is tested, who is unhurt. */
export type CameOut = 'dead' | 'missing' | 'wounded' | 'unhurt'

const byFate: Readonly<Record<Fate, (recovered: boolean) => CameOut>> = {
  fine: () => 'unhurt',
  retired: (recovered) => (recovered ? 'unhurt' : 'missing'),
  outOfTheFight: (recovered) => (recovered ? 'wounded' : 'missing'),
  obviouslyDead: () => 'dead',
  missing: () => 'missing',
  captured: () => 'missing',
}

/**
 * @param star true for the Star, whom his own side always recovers (FNG p. 40).
 * @returns how a man of the party came out of the battle.
 */
export const cameOut = (member: Pick<PartyMember, 'fate' | 'recovered'>, star: boolean): CameOut =>
  byFate[member.fate ?? 'fine'](member.recovered || star)
