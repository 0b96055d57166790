import { describe, expect, it } from 'vitest'
import { ambushClaymores } from '../../../../../src/games/fng/sheets/briefing/ambushClaymores.ts'
import type { FngSource } from '../../../../../src/games/fng/sheets/shared/ofTour.ts'
import type { D6, Answer } from '../../../../../src/main/engine/answers.ts'
import { idMaker } from '../../../../../src/main/engine/system.ts'
import { claymoresKey } from '../../../../../src/games/fng/rules/steps/setup/claymores.ts'
import { withMission } from '../../../sheets/sampleMission.ts'

const ambush = withMission({ mission: { type: 'ambush', ambushSide: 'player' } })
const mission = ambush.missions.at(-1)!
const leader = ambush.soldiers.find(({ id }) => id === ambush.party[0]!.soldierId)!

/** A tour whose only entry, the first, named the party. */
const named = (...faces: readonly D6[]): Pick<FngSource, 'state' | 'walk'> => {
  const state = { ...ambush, party: ambush.party.map((member, i) => ({ ...member, id: firstOfEntry + i })) }
  const tape = faces.map((face): Answer => ({
    kind: 'dice',
    key: claymoresKey,
    subject: leader.id,
    occurrence: 0,
    by: 'program',
    faces: [face],
  }))
  return { state, walk: () => [{ entry: { tape }, state, changes: [] }] as unknown as ReturnType<FngSource['walk']> }
}
/** The first id that the first entry gives out. */
const firstOfEntry = idMaker(1)()

describe('the Claymores of an Ambush', () => {
  it('FNG p. 98: stand where the die of the Squad Leader was not above his REP', () => {
    for (const face of [1, 2, 3, 4, 5, 6] as const)
      expect(ambushClaymores(named(face), mission)).toBe(face <= leader.rep ? 'stand' : 'noTime')
  })
  it('FNG p. 98: nothing was rolled for a squad without, and nothing is known before anybody is named', () => {
    expect(ambushClaymores(named(), mission)).toBe('none')
    expect(ambushClaymores({ ...named(3), state: { ...ambush, party: [] } }, mission)).toBeNull()
    expect(ambushClaymores(named(3), { ...mission, ambushSide: 'enemy' })).toBeNull()
  })
})
