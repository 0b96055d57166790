import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../../../src/main/engine/errors.ts'
import { applyChanges, difference } from '../../../../../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { empty, type FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { men, missionId, testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { violations } from '../../../../../support/invariants.ts'

const nowhere = { soldierId: null, missionId: null, halfMonth: null }
const hash = 'a'.repeat(64)

function play(state: FngState, step: string, input: unknown, depth = 9) {
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 1, depth })
  return playStep(fngSystem, step, { state, input, rules: bookRules, dice, depth })
}
const refusalOf = (state: FngState, step: string, input: unknown) => {
  try {
    play(state, step, input)
  } catch (error) {
    if (error instanceof RuleError) return error.code
    throw error
  }
  return null
}

describe('writeNote', () => {
  const platoon = testPlatoon({ tour: { startHalfMonth: 2, halfMonth: 9 } })
  const note = (more: object, text = 'Wrote him up.') => ({ note: null, ...nowhere, text, ...more })

  it('is named after what it is about', () => {
    const patrol = withMission(platoon, { type: 'patrol', halfMonth: 7 })
    const title = (more: object) => play(patrol, 'writeNote', note(more)).title
    expect(title({ soldierId: men.star })).toBe('Note about Sgt Man11, A.')
    expect(title({ missionId })).toBe('Note about the patrol of late April 1967')
    expect(title({})).toBe('Note about late May 1967')
    expect(title({ halfMonth: 4 })).toBe('Note about early March 1967')
  })

  it('stands in the half-month of its mission, in the one named, or in the present one', () => {
    const patrol = withMission(platoon, { halfMonth: 7 })
    const at = (more: object) => play(patrol, 'writeNote', note(more)).state.notes[0]
    expect(at({ missionId, halfMonth: 3 })).toMatchObject({ missionId, halfMonth: 7 })
    expect(at({ halfMonth: 3 })).toMatchObject({ halfMonth: 3, soldierId: null, missionId: null })
    expect(at({ soldierId: men.star })).toMatchObject({ halfMonth: 9, soldierId: men.star })
  })

  it('is changed in place and taken away by an empty text', () => {
    const written = play(platoon, 'writeNote', note({ soldierId: men.star }, '  First.  ')).state
    const { id } = written.notes[0]!
    const changed = play(written, 'writeNote', { note: id, ...nowhere, text: 'Second.' })
    expect(changed.title).toBe('Change the note about Sgt Man11, A.')
    expect(changed.state.notes).toEqual([{ id, halfMonth: 9, soldierId: men.star, missionId: null, text: 'Second.' }])
    const gone = play(changed.state, 'writeNote', { note: id, ...nowhere, text: ' ' })
    expect(gone.title).toBe('Remove the note about Sgt Man11, A.')
    expect(gone.lines.map(({ text }) => text)).toEqual(['Removed: Second.'])
    expect(gone.state.notes).toEqual([])
  })

  it.each([
    ['bad-input', note({}, ' ')],
    ['bad-input', note({ halfMonth: 1 })],
    ['bad-input', note({ halfMonth: 10 })],
    ['no-longer-applies', note({ soldierId: 999 })],
    ['no-longer-applies', note({ missionId: 999 })],
    ['no-longer-applies', note({ note: 999 })],
  ])('refuses with %s: %o', (code, input) => {
    expect(refusalOf(platoon, 'writeNote', input)).toBe(code)
  })

  it('needs a platoon, and something new to say', () => {
    expect(refusalOf(empty, 'writeNote', note({}))).toBe('not-now')
    const { state } = play(platoon, 'writeNote', note({}, 'Same.'))
    expect(refusalOf(state, 'writeNote', note({ note: state.notes[0]!.id }, ' Same. '))).toBe('bad-input')
  })

  it('may be written when the campaign is over', () => {
    const over = testPlatoon({ tour: { phase: 'over' } })
    expect(play(over, 'writeNote', note({})).state.notes).toHaveLength(1)
  })
})

describe('pictures', () => {
  const platoon = testPlatoon({ tour: { halfMonth: 3 } })
  const placed = (more: object) =>
    play(platoon, 'placePicture', { hash, ...nowhere, portrait: false, caption: '', ...more })

  it('are placed with a man, as his portrait or not, with a mission, or with a half-month', () => {
    const portrait = placed({ soldierId: men.star, portrait: true })
    expect(portrait.title).toBe('Portrait of Sgt Man11, A.')
    expect(portrait.state.pictures).toMatchObject([{ hash, soldierId: men.star, portrait: true, halfMonth: 3 }])
    expect(placed({ caption: ' The bridge ' }).state.pictures).toMatchObject([{ caption: 'The bridge', halfMonth: 3 }])
    expect(placed({}).title).toBe('Picture of late February 1967')
    expect(refusalOf(platoon, 'placePicture', { hash, ...nowhere, portrait: true, caption: '' })).toBe('bad-input')
  })

  it('get another caption, and are taken out again', () => {
    const { state } = placed({ soldierId: men.star })
    const pictureId = state.pictures[0]!.id
    const captioned = play(state, 'changeCaption', { pictureId, caption: 'At the wire' })
    expect(captioned.state.pictures).toMatchObject([{ caption: 'At the wire' }])
    expect(refusalOf(captioned.state, 'changeCaption', { pictureId, caption: 'At the wire' })).toBe('bad-input')
    const gone = play(captioned.state, 'removePicture', { pictureId })
    expect(gone.title).toBe('Remove the picture of Sgt Man11, A.')
    expect(gone.state.pictures).toEqual([])
    expect(refusalOf(gone.state, 'removePicture', { pictureId })).toBe('no-longer-applies')
  })
})

it('any run of notes and pictures keeps the invariants, touches nothing else, and can be undone', () => {
  const start = withMission(testPlatoon({ tour: { halfMonth: 3 } }), { halfMonth: 2 })
  const place = fc.record({
    soldierId: fc.constantFrom(null, ...start.soldiers.map(({ id }) => id)),
    missionId: fc.constantFrom(null, missionId),
    halfMonth: fc.constantFrom(null, 0, 3),
  })
  const step = fc.record({
    place,
    kind: fc.constantFrom('write', 'place', 'change', 'remove'),
    text: fc.string({ maxLength: 12 }),
  })
  const inputFor = (state: FngState, { place: where, kind, text }: { place: object; kind: string; text: string }) => {
    const [note, picture] = [state.notes.at(-1), state.pictures.at(-1)]
    if (kind === 'change' && note) return ['writeNote', { note: note.id, ...nowhere, text }] as const
    if (kind === 'remove' && picture) return ['removePicture', { pictureId: picture.id }] as const
    if (kind === 'place') return ['placePicture', { hash, ...where, portrait: false, caption: text }] as const
    return ['writeNote', { note: null, ...where, text }] as const
  }
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let state = start
      steps.forEach((one, i) => {
        const [name, input] = inputFor(state, one)
        if (refusalOf(state, name, input) !== null) return
        const next = play(state, name, input, 20 + i).state
        expect(violations(next)).toEqual([])
        expect({ ...next, notes: [], pictures: [] }).toEqual({ ...start, notes: [], pictures: [] })
        const [before, after] = [state, next]
        const changes = difference(before, after)
        expect(changes).not.toEqual([])
        expect(applyChanges(after, changes, 'backward')).toEqual(before)
        state = next
      })
    }),
  )
})
