import { describe, expect, it } from 'vitest'
import { bookRules, idMaker, StepStopped } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { NewPlatoon } from '../../../../../../src/games/fng/rules/inputs.ts'
import {
  attributesOf,
  billetOf,
  billetsInOrder,
  holderOf,
  starOf,
} from '../../../../../../src/games/fng/rules/people.ts'
import { armyLists } from '../../../../../../src/games/fng/rules/platoon/lists.ts'
import { buildBillets, strengthOf } from '../../../../../../src/games/fng/rules/platoon/slots.ts'
import { empty, type FngState, type FreeWorldList, type Post } from '../../../../../../src/games/fng/rules/state.ts'
import { muster } from '../../../../../../src/games/fng/rules/steps/roster/muster.ts'
import { dice, newPlatoon, play } from './play.ts'

const lists: readonly FreeWorldList[] = [
  'us-army-infantry',
  'usmc',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]

const squad = (state: FngState, number: number) => billetsInOrder(state).filter((billet) => billet.squad === number)
const heldBy = (state: FngState, post: Post, number = 0) =>
  holderOf(
    state,
    squad(state, number).find((billet) => billet.post === post)!,
  )!
const items = (state: FngState, number: number) =>
  Object.fromEntries(
    state.equipment.filter((e) => e.squad === number && e.soldierId === null).map((e) => [e.item, e.quantity]),
  )

/** The wanted throws of a step that stops. */
function stopped(faces: readonly number[], more: Partial<NewPlatoon> = {}) {
  try {
    play('muster', newPlatoon(more), { faces })
  } catch (error) {
    if (error instanceof StepStopped && error.wanted.kind === 'dice')
      return { lines: error.lines, throws: error.wanted.throws }
    throw error
  }
  throw new Error('The step did not stop.')
}

describe('strength', () => {
  it('FNG p. 8: 5 + 6 makes 11, the paper strength is 10; and tells so in a sentence', () => {
    const { lines, throws } = stopped([6, 4, 1])
    expect(lines.slice(1, 4).map((line) => line.text)).toEqual([
      '1st squad: 5 + 6 = 11, paper strength 10: 10 men.',
      '2nd squad: 5 + 4 = 9 men.',
      '3rd squad: 5 + 1 = 6 men.',
    ])
    // 10 + 9 + 6 men, three of the HQ and three attachments, without the Star.
    expect(throws).toHaveLength(10 + 9 + 6 + 6 - 1)
  })

  it('asks for the strength of all squads at once, by number of the squad', () => {
    expect(stopped([]).throws.map(({ key, subject }) => `${key} ${subject}`)).toEqual([
      'army.us-army-infantry 1',
      'army.us-army-infantry 2',
      'army.us-army-infantry 3',
    ])
  })

  it('a CIDG platoon may have a fourth squad', () => {
    expect(stopped([], { list: 'sf-cidg', squads: 4 }).throws).toHaveLength(4)
  })
})

describe('a platoon with typed dice, smallest squads', () => {
  // 3 strengths; 23 REPs: HQ 6, squads 5 (the Star is no throw), 6, 6.
  const strengths = [1, 1, 1]
  const reps = Array.from({ length: 23 }, (_, i) => [1, 4, 6][i % 3]!)
  // The lieutenant is the first and rolls one die, 22 others two.
  const months = [3, ...Array.from({ length: 22 }, () => [6, 1]).flat()]
  const attributes = [4, 6, 1, 1, 1, 5, 2, 1, 1, 1]
  // Chances of LAWs, then Claymores and C-4 for sure, each by squad; then the LAWs of 1st squad.
  const equipment = [3, 4, 6, 1, 3, 6, 2, 4, 6, 5]
  const { state, lines } = play('muster', newPlatoon(), {
    faces: [...strengths, ...reps, ...months, ...attributes, ...equipment],
  })

  it('FNG p. 3, 5: the Star is no extra man, REP 5, with the two Attributes chosen and a full tour', () => {
    const star = starOf(state)!
    expect(star).toMatchObject({ firstName: 'Joe', lastName: 'Mercer', rank: 'Sgt', rep: 5, bestRep: 5, deros: 24 })
    expect(attributesOf(state, star.id)).toEqual(['tough', 'lucky'])
    expect(heldBy(state, 'squadLeader', 1)).toBe(star)
    expect(squad(state, 1)).toHaveLength(6)
  })

  it('FNG p. 9: 1-3 REP 3, 4-5 REP 4, 6 REP 5', () => {
    expect(['platoonLeader', 'platoonSergeant', 'rto'].map((post) => heldBy(state, post as Post).rep)).toEqual([
      3, 4, 5,
    ])
  })

  it('FNG p. 53: officers 1d6 months, all others 2d6, kept in half-months', () => {
    expect(heldBy(state, 'platoonLeader')).toMatchObject({ deros: 6, grade: 'officer' })
    expect(heldBy(state, 'rto').deros).toBe(14)
  })

  it('FNG p. 13: Grunts of the Star squad have one Attribute each, all first dice before all second ones', () => {
    const own = squad(state, 1).map((billet) => attributesOf(state, billet.soldierId!))
    // Firsts 4 6 1 1 1, seconds 5 2 1 1 1.
    expect(own).toEqual([['tough', 'lucky'], ['poser'], ['tough'], ['agile'], ['agile'], ['agile']])
    expect(squad(state, 2).flatMap((billet) => attributesOf(state, billet.soldierId!))).toEqual([])
  })

  it('FNG p. 9: LAWs on (1-3), Claymores 1/2d6, C-4 1d6 by squad', () => {
    expect(items(state, 1)).toEqual({ 'm72-law': 5, claymore: 1, c4: 2 })
    expect(items(state, 2)).toEqual({ claymore: 2, c4: 4 })
    expect(items(state, 3)).toEqual({ claymore: 3, c4: 6 })
  })

  it('FNG p. 8-9: radios for RTOs, smoke for the Lieutenant, NCOs and RTOs', () => {
    const carried = (id: number) => state.equipment.filter((e) => e.soldierId === id).map((e) => e.item)
    expect(carried(heldBy(state, 'rto').id)).toEqual(['radio', 'smoke-grenade'])
    expect(carried(heldBy(state, 'foRto').id)).toEqual(['radio', 'smoke-grenade'])
    expect(carried(heldBy(state, 'squadLeader', 2).id)).toEqual(['smoke-grenade'])
    expect(carried(heldBy(state, 'jrNco', 2).id)).toEqual([])
  })

  it('says why a man has the REP he has', () => {
    const rto = heldBy(state, 'rto')
    const line = lines.find((l) => l.about?.id === rto.id && l.about.field === 'rep')
    expect(line).toMatchObject({ table: 'army.us-army-infantry.rep', faces: [6], by: 'player', page: 9 })
  })

  it('says one month of one month', () => {
    const platoon = (seed: number) => play('muster', newPlatoon(), { dice: 'roll', choices: 'draw', seed }).lines
    const texts = [...Array(20).keys()].flatMap(platoon).map((line) => line.text)
    expect(texts.some((text) => text.endsWith(' 1 month.'))).toBe(true)
    expect(texts.filter((text) => text.endsWith(' 1 months.'))).toEqual([])
  })

  it('FNG p. 53: says so when the campaign ends before a full tour is over', () => {
    const begun = (startHalfMonth: number) =>
      play('muster', newPlatoon({ startHalfMonth }), { dice: 'roll', choices: 'draw', seed: 3 })
        .lines.map((line) => line.text)
        .filter((text) => text.startsWith('The campaign ends'))
    expect(begun(24)).toEqual([])
    expect(begun(25)).toEqual(['The campaign ends with late December 1968, before a full tour is over.'])
  })

  it('stands at the first Contact test', () => {
    expect(state.tour).toMatchObject([{ id: 1, phase: 'contact', halfMonth: 0, tourLength: 24, missionId: null }])
  })
})

describe('a Star of the player’s making', () => {
  const star = newPlatoon().star
  const raised = (more: Partial<NewPlatoon['star']>, rest: Partial<NewPlatoon> = {}) =>
    play('muster', newPlatoon({ ...rest, star: { ...star, ...more } }), { dice: 'roll', choices: 'draw', seed: 7 })

  it('FNG pp. 3, 8: he may be a rifleman; in a weak squad his post is the last of its men, and he is no extra man', () => {
    const weak = [dice('army.us-army-infantry', 1, [1]), dice('army.us-army-infantry', 2, [1])]
    const input = newPlatoon({ star: { ...star, post: 'rifleman' } })
    const { state } = play('muster', input, { dice: 'roll', choices: 'draw', seed: 7, answers: weak })
    const posts = (squad: number) => billetsInOrder(state).flatMap((b) => (b.squad === squad ? [b.post] : []))
    const before = ['squadLeader', 'jrNco', 'jrNco', 'lmgGunner', 'lmgAssistant']
    expect(posts(1)).toEqual([...before, 'rifleman'])
    expect(posts(2)).toEqual([...before, 'grenadier'])
    expect(billetOf(state, starOf(state)!.id)).toMatchObject({ squad: 1, line: 6, post: 'rifleman', weapon: 'm16' })
  })

  it.each(lists)(
    'FNG p. 3: every post that a full squad of %s has may be the Star’s, however few men there are',
    (list) => {
      const from = list === 'arvn-post-1968' ? 24 : 0
      const { paper, base } = strengthOf(bookRules, list)
      const full = buildBillets(bookRules, { list, halfMonth: from, strengths: [paper] })
      const posts = [
        ...new Set(full.filter(({ attachment }) => !attachment).map(({ post, squad }) => `${squad} ${post}`)),
      ]
      for (const one of posts) {
        const [squad, post] = one.split(' ') as [string, Post]
        const input = newPlatoon({ list, startHalfMonth: from, star: { ...star, squad: Number(squad), post } })
        const weak = [dice(armyLists[list].list.id, 1, [1])]
        const { state } = play('muster', input, { dice: 'roll', choices: 'draw', seed: 7, answers: weak })
        expect(billetOf(state, starOf(state)!.id)).toMatchObject({ squad: Number(squad), post })
        const lines = billetsInOrder(state).flatMap((billet) => (billet.squad === 1 ? [billet.line] : []))
        expect(lines).toEqual(Array.from({ length: Math.min(base + 1, paper) }, (_, at) => at + 1))
      }
    },
  )

  it('FNG p. 3: REP 5 is suggested, another may be chosen; REP 7 is reached by improving only', () => {
    expect(starOf(raised({}).state)).toMatchObject({ rep: 5, bestRep: 5 })
    expect(starOf(raised({ rep: 3 }).state)).toMatchObject({ rep: 3, bestRep: 3 })
    for (const rep of [0, 7]) expect(() => raised({ rep })).toThrow('A Star begins with a REP of 1 to 6')
  })

  it('FNG p. 5: a tour without Attributes: neither the Star nor anybody else has any', () => {
    const { state, lines } = raised({ attributes: [] }, { attributesFor: 'nobody' })
    expect(state.attributes).toEqual([])
    expect(state.tour[0]!.attributesFor).toBe('nobody')
    expect(lines.map(({ text }) => text)).toContain(
      'Sgt Mercer, J. is the Star: REP 5, a full tour of 12 months before him.',
    )
    expect(() => raised({}, { attributesFor: 'nobody' })).toThrow('without Attributes')
    expect(() => raised({ attributes: [] })).toThrow('The Star has 2 Attributes')
  })

  it('FNG p. 53: his tour may be rolled like every man’s, by his own word or by the switch', () => {
    const asked = (tour: 'rolled' | undefined, state = empty) => {
      const tape = openTape({ dice: 'roll', choices: 'draw', seed: 7, depth: 1 })
      const input = newPlatoon({ star: { ...star, tour } })
      const args = { rules: bookRules, dice: tape, newId: idMaker(1), say: () => undefined }
      const after = muster.run({ ...args, state, input })
      return [starOf(after)!.deros, tape.told().filter(({ key }) => key === 'campaign.deros').length]
    }
    const [full, others] = asked(undefined)
    expect(full).toBe(24)
    const [own, all] = asked('rolled')
    expect(all).toBe(others! + 1)
    expect(own).toBeLessThanOrEqual(24)
    const switched = { ...empty, switches: [{ id: 1, name: 'starTour', value: 'rolled' }] }
    expect(asked(undefined, switched)).toEqual([own, all])
  })
})
