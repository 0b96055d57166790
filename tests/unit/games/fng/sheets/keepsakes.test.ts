import { describe, expect, it } from 'vitest'
import {
  certificateModel,
  menGoneHome,
  menWithDeeds,
} from '../../../../../src/games/fng/sheets/certificate/certificate.ts'
import { citationModel } from '../../../../../src/games/fng/sheets/citation/citation.ts'
import type { FngState, Medal, PartyMember } from '../../../../../src/games/fng/rules/state.ts'
import { playTour } from '../../../../support/playTour.ts'

const entries = playTour('usmc', 1967)
const end = entries.at(-1)!.state
const awarded = entries.find(({ state }) => state.medals.length > 0)!.state
const medal = awarded.medals[0]!

/** The state in which the medal was won, with the report of the man otherwise. */
const reporting = (report: Partial<PartyMember>): FngState => ({
  ...awarded,
  party: awarded.party.map((of) =>
    of.missionId === medal.missionId && of.soldierId === medal.soldierId ? { ...of, ...report } : of,
  ),
})
const wordsFor = (report: Partial<PartyMember>, of: Medal = medal) =>
  citationModel(reporting(report), of).words.join(' ')

describe('a citation (FNG p. 103)', () => {
  it('names man, post, unit and date as they were when the medal was won', () => {
    const man = awarded.soldiers.find(({ id }) => id === medal.soldierId)!
    const model = citationModel(awarded, medal)
    expect(model.name).toBe(`${man.rank} ${man.firstName} ${man.lastName}`)
    expect(model.unit).toBe('2nd Platoon, Bravo Company')
    expect(model.post).toMatch(/^[A-Z].*, (1st|2nd|3rd) squad$/)
    expect(model.words[0]).toContain(model.date.toLowerCase().split(' ')[0])
  })

  it('tells the deed, and how he came out of it', () => {
    const fine = { deed: null, wasOut: false, fate: 'fine', evacuation: 'none' } as const
    expect(citationModel(reporting(fine), medal).words).toHaveLength(1)
    expect(wordsFor({ ...fine, deed: 'broughtInWounded' })).toContain('wounded comrade')
    const own = { deed: 'other', deedWords: 'held the crossing alone' } as const
    expect(wordsFor({ ...fine, ...own })).toContain('He held the crossing alone.')
    expect(wordsFor({ ...fine, wasOut: true })).toContain('He was wounded himself.')
    expect(wordsFor({ ...fine, fate: 'outOfTheFight', evacuation: 'medevac' })).toContain('flown out')
    expect(wordsFor({ ...fine, fate: 'obviouslyDead' })).toContain('did not live')
  })

  it('counts what he put out of action, and leaves out what is nothing', () => {
    expect(citationModel(reporting({ killsConfirmed: 3, killsUnconfirmed: 0 }), medal).facts).toEqual([
      { label: 'Enemies out of action, confirmed', value: '3' },
    ])
  })

  it('says as much as it knows of a medal without a mission', () => {
    const words = wordsFor({}, { ...medal, missionId: null })
    expect(words).toMatch(/^For what he did in (early|late) [A-Z][a-z]+ 196\d\.$/)
    expect(citationModel(awarded, { ...medal, kind: 'major' }).award).toBe('Major medal')
  })
})

describe('a certificate (FNG p. 53)', () => {
  it('is for men who went home, and nobody else', () => {
    const home = menGoneHome(end)
    expect(home.length).toBeGreaterThan(0)
    expect(home.every(({ status }) => status === 'wentHome')).toBe(true)
  })

  it('counts his missions, medals, wounds and half-months', () => {
    const man = menGoneHome(end).find(({ id }) => end.medals.some(({ soldierId }) => soldierId === id))!
    const facts = new Map(certificateModel(end, man.id).facts.map(({ label, value }) => [label, value]))
    expect(facts.get('Missions')).toBe(String(end.party.filter(({ soldierId }) => soldierId === man.id).length))
    expect(facts.get('Medals')).toBe(String(end.medals.filter(({ soldierId }) => soldierId === man.id).length))
    expect(facts.get('REP at the end')).toBe(String(man.rep))
    expect(facts.get('With the platoon')).toMatch(/month/)
  })

  it('is, where nobody is named, of the Star, else of the last man who did something', () => {
    const home = menGoneHome(end)
    const ids = (state: FngState) => menWithDeeds(state).map(({ id }) => id)
    const [first, second] = home.filter(({ id }) => end.party.some(({ soldierId }) => soldierId === id))
    const last = home.at(-1)!
    const party = end.party.map((one) => ({ ...one, deed: null, killsConfirmed: 0, killsUnconfirmed: 0 }))
    const withStar = (starId: number | null) => end.tour.map((tour) => ({ ...tour, starId }))
    const plain: FngState = {
      ...end,
      tour: withStar(null),
      players: [],
      medals: [],
      party: party.filter((one) => one.soldierId !== last.id),
    }
    // The last man home has never been on a mission.
    expect(ids(plain)).not.toContain(last.id)
    expect(ids(plain)).toHaveLength(1)
    const decorated = { ...medal, soldierId: first!.id }
    expect(ids({ ...plain, medals: [decorated] })).toEqual([first!.id])
    expect(ids({ ...plain, party: [{ ...party[0]!, soldierId: second!.id, killsConfirmed: 1 }] })).toEqual([second!.id])
    expect(ids({ ...plain, party: [] })).toEqual([])
    expect(ids({ ...plain, tour: withStar(last.id) })).toEqual([last.id])
  })
})
