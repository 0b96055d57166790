import { describe, expect, it } from 'vitest'
import { packs } from '../../../../../src/games/skirmish/app/packs.ts'
import { skirmish as game } from '../../../../../src/games/skirmish/app/skirmishGame.ts'
import { skirmishSteps } from '../../../../../src/games/skirmish/contract/steps.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { readPack } from '../../../../../src/main/app/packs/readPack.ts'
import { skirmish, testDeviation } from '../../../../support/skirmish.ts'

const pack = (filledIn: unknown) =>
  JSON.stringify({ format: 'tourpack', version: 1, game: 'skirmish', title: 'My copy', filledIn })
const filled = () => skirmish().fill(...testDeviation, ['weapons', 'm16', 'suppress', '4-6'])
const part = packs.parts.filledIn!

describe("a pack of figures from the player's copy", () => {
  it('is saved only where something has been filled in', () => {
    expect(part.save(skirmishSystem.empty)).toBeNull()
    expect(part.save(skirmish().fill(['weapons', 'm16', 'suppress', '4-6']).state)).toEqual({
      content: { 'skirmish.weapons': { m16: { suppress: '4-6' } } },
      holds: '1 cell',
    })
  })

  it('fills in another campaign as it was, by the step that it names', () => {
    const { content } = part.save(filled().state)!
    const other = skirmish().fill(['weapons', 'm16', 'suppress', '6'])
    const view = readPack(game, other.state, pack(content))
    expect(view.parts[0]!.changes).toContainEqual({
      ...{ title: expect.any(String) as string, page: null, what: 'M16: Suppress', before: '6', after: '4-6' },
    })
    expect(view.take!.step).toBe('takeValues')
    other.do('takeValues', skirmishSteps.takeValues.parse(view.take!.input))
    expect(part.save(other.state)).toEqual(part.save(filled().state))
    expect(readPack(game, other.state, pack(content)).take).toBeNull()
  })

  it('is refused with every cell that cannot stand there', () => {
    const values = {
      'skirmish.weapons': { m16: { suppress: 'nine' }, ak: { suppress: '6' }, m99: { suppress: '6' } },
      'skirmish.hail': { '0': { size: 4 } },
    }
    expect(readPack(game, skirmishSystem.empty, pack(values)).faults).toEqual([
      {
        place: 'From your copy, skirmish.weapons, m16, suppress',
        reason: expect.stringContaining('scores of a d6 are wanted') as string,
      },
      {
        place: 'From your copy, skirmish.weapons, m99, suppress',
        reason: expect.stringContaining('not asked for') as string,
      },
      { place: 'From your copy, skirmish.hail, 0, size', reason: 'There is no table skirmish.hail' },
    ])
  })
})
