import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fngSteps } from '../../../../../src/games/fng/contract/fng.ts'
import type { ReportBoxView } from '../../../../../src/games/fng/contract/report.ts'
import { asksMan, asksMission, whyNot } from '../../../../../src/games/fng/contract/reportAsks.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { checkReport } from '../../../../../src/games/fng/rules/aftermath/checkReport.ts'
import { reportFieldsOf } from '../../../../../src/games/fng/rules/missionRules.ts'
import { reportBoxes } from '../../../../../src/games/fng/rules/reportBoxes.ts'
import type { FngState, MissionType } from '../../../../../src/games/fng/rules/state.ts'
import { partyRow } from '../../../../support/fngAftermath.ts'
import { men, testPlatoon, withMission } from '../../../../support/fngState.ts'

const schema = fngSteps.report.shape
const man = schema.men.unwrap().element.shape

describe('the boxes of the report', () => {
  it('are numbered from 1 in one order', () => {
    expect(reportBoxes.map(({ box }) => box)).toEqual(reportBoxes.map((_, i) => i + 1))
  })

  it('keep their numbers for good: forms that lie filled in with players bear them; a new box comes last', () => {
    expect(reportBoxes.slice(0, 30).map(({ field }) => field)).toEqual([
      'contacted',
      'fate',
      'recovered',
      'evacuation',
      'burned',
      'wasOut',
      'retired',
      'cheatedDeath',
      'killsToRoll',
      'killsConfirmed',
      'killsUnconfirmed',
      'deed',
      'otherKillsToRoll',
      'otherKillsConfirmed',
      'otherKillsUnconfirmed',
      'capturedUnharmed',
      'capturedWounded',
      'woundedLeft',
      'sectorsPatrolled',
      'pefsRevealed',
      'pcsRevealed',
      'civiliansDetained',
      'civilianCasualties',
      'leftTableInTime',
      'allPcsAndOff',
      'task',
      'onDemand',
      'readyUnused',
      'otherPoints',
      'notes',
    ])
  })

  it('cover everything that the step takes, once', () => {
    const fields = (of: 'man' | 'mission') =>
      reportBoxes
        .filter((box) => box.of === of)
        .map(({ field }) => field)
        .sort()
    expect(fields('man')).toEqual(
      Object.keys(man)
        // The words of another deed belong to the box of the deed.
        .filter((field) => field !== 'soldierId' && field !== 'deedWords')
        .sort(),
    )
    expect(fields('mission')).toEqual(
      Object.keys(schema)
        .filter((field) => field !== 'men')
        .sort(),
    )
  })

  it('have choices that the step takes, each with a letter of its own', () => {
    for (const { choices, of, field, kind } of reportBoxes) {
      const keys = choices.map(({ key }) => key)
      expect(new Set(keys).size, field).toBe(keys.length)
      for (const { value } of choices) {
        const said = kind === 'kinds' ? [value] : value
        const input = of === 'man' ? { men: [{ soldierId: 1, [field]: said }] } : { [field]: said }
        expect(fngSteps.report.safeParse({ contacted: true, ...input }).success, `${field} ${value}`).toBe(true)
      }
    }
  })

  it('hold every field that a mission asks for', () => {
    const known = new Set(reportBoxes.filter(({ of }) => of === 'mission').map(({ field }) => field as string))
    for (const type of ['ambush', 'defense', 'fight', 'patrol', 'recon'] satisfies MissionType[])
      for (const field of reportFieldsOf({ type, defenseTask: 'checkPoint' }))
        expect(field === 'men' || known.has(field), field).toBe(true)
  })
})

const went = [men.star, men.rifleman, men.jrNco]
const isStar = (soldierId: number) => ({ star: soldierId === men.star })

/** The platoon with a mission of a type and three men on it. */
function onMission(type: MissionType): FngState {
  const state = withMission(testPlatoon(), { type, supportLevel: 6 })
  return { ...state, party: went.map((soldierId) => partyRow(soldierId, { recovered: true })) }
}

const boxes: readonly ReportBoxView[] = reportBoxes

/** Anything that a control of a box can be set to. */
function anyValue({ kind, choices, most, field }: ReportBoxView, star = false): fc.Arbitrary<unknown> {
  if (kind === 'tick') return fc.boolean()
  if (kind === 'count') return fc.integer({ min: 0, max: field === 'woundedLeft' ? 0 : Math.min(most, 12) })
  if (kind === 'kinds') return fc.subarray(choices.map(({ value }) => value))
  if (kind === 'choice')
    return fc.constantFrom(...choices.filter((one) => whyNot(one, { star }) === null).map(({ value }) => value))
  return fc.constant(kind === 'points' ? [] : '')
}
const anyOf = (of: 'man' | 'mission', star = false) =>
  fc.record(Object.fromEntries(boxes.filter((box) => box.of === of).map((box) => [box.field, anyValue(box, star)])))

it('the rules take no more than a box can hold', () => {
  for (const { of, field, most, label } of boxes.filter(({ kind, most: bound }) => kind === 'count' && bound < 999)) {
    expect(of).toBe('mission')
    const report = (count: number) => fngSteps.report.parse({ contacted: true, [field]: count })
    expect(() => {
      checkReport(onMission('patrol'), report(most), bookRules)
    }).not.toThrow()
    expect(() => {
      checkReport(onMission('patrol'), report(most + 1), bookRules)
    }).toThrow(`${label}: ${most} at most.`)
  }
  expect.hasAssertions()
})

it('whatever is filled into the boxes that are asked, the rules take it', () => {
  const anything = fc.record({
    rows: fc.tuple(...went.map((id) => anyOf('man', isStar(id).star))),
    mission: anyOf('mission'),
    type: fc.constantFrom<MissionType[]>('ambush', 'defense', 'fight', 'patrol', 'recon'),
  })
  fc.assert(
    fc.property(anything, ({ rows, mission, type }) => {
      const form = {
        contacted: mission['contacted'] === true,
        ticks: { leftTableInTime: mission['leftTableInTime'] === true },
      }
      const fields = reportFieldsOf({ type, defenseTask: null })
      const ofMission = boxes.filter((box) => box.of === 'mission' && asksMission(box, form, fields))
      const told = rows.map((row, i) => {
        const soFar = row as unknown as Parameters<typeof asksMan>[1]
        const asked = boxes.filter((box) => box.of === 'man' && asksMan(box, soFar, isStar(went[i]!), form))
        const filled = Object.fromEntries(asked.map(({ field }) => [field, row[field]]))
        return { soldierId: went[i], ...filled, deedWords: 'held the crossing alone' }
      })
      // A deed against the enemy needs an enemy, and a prisoner is among the captured (FNG p. 103).
      for (const man of told)
        if (!form.contacted && 'deed' in man && man.deed !== 'broughtInWounded' && man.deed !== 'other')
          Object.assign(man, { deed: null })
      const took = told.some((man) => 'deed' in man && man.deed === 'capturedUnwounded')
      // What was called was not left unused, and who was flown out had called for it (FNG p. 102).
      const flown = told.some((man) => 'evacuation' in man && man.evacuation === 'medevac')
      const onDemand = [...new Set([...(mission['onDemand'] as string[]), ...(flown ? ['helicopters'] : [])])]
      const readyUnused = (mission['readyUnused'] as string[]).filter((kind) => !onDemand.includes(kind))
      const capturedUnharmed = Math.max(Number(mission['capturedUnharmed']), took ? 1 : 0)
      const filled: Record<string, unknown> = { ...mission, capturedUnharmed, onDemand, readyUnused }
      const input = {
        ...Object.fromEntries(ofMission.map(({ field }) => [field, filled[field]])),
        men: told,
      }
      expect(() => {
        checkReport(onMission(type), fngSteps.report.parse(input), bookRules)
      }).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
