import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { procedures, type ProcedureName } from '../../../src/contract/procedures.ts'
import { games } from '../../../src/games/games.ts'
import { mustered, testProgram } from '../../support/program.ts'

describe('a call', () => {
  it.each(['library.everything', 'toString', '__proto__', 7, null, undefined])(
    'of %s is refused: there is no such procedure',
    async (procedure) => {
      const { program } = testProgram()
      expect(await program.call(procedure, {})).toMatchObject({ ok: false, error: { code: 'no-such-procedure' } })
    },
  )

  it('with bad input is refused with path and message of every fault', async () => {
    const { program, logged } = testProgram()
    const reply = await program.call('library.create', { name: ' ', game: 'chess', colour: 'red' })
    expect(reply).toMatchObject({ ok: false, error: { code: 'bad-input' } })
    const { message, details } = (reply as { error: { message: string; details: readonly { path: string }[] } }).error
    expect(message).toMatch(
      /^library\.create was asked in a way it does not understand \(name: .+\)\. Nothing was changed\.$/,
    )
    expect(details.map(({ path }) => path)).toEqual(['name', 'game', ''])
    expect(logged).toEqual([])
  })

  it('names the path inside a list', async () => {
    const { program } = testProgram()
    const answer = { kind: 'dice', key: 'k', subject: 1, occurrence: 0, by: 'player', faces: [7] }
    const reply = await program.call('pending.answer', { campaign: 'Bravo.tour', answers: [answer] })
    expect(reply).toMatchObject({ error: { code: 'bad-input', details: [{ path: 'answers.0.faces.0' }] } })
  })

  it('with half a letter in a text names where it stands', async () => {
    const { program } = testProgram()
    const answer = { kind: 'choice', key: 'k', subject: 1, occurrence: 0, by: 'player', value: 'a\ud800' }
    const reply = await program.call('pending.answer', { campaign: 'Bravo.tour', answers: [answer] })
    expect(reply).toMatchObject({ error: { code: 'bad-input', details: [{ path: 'answers.0.value' }] } })
  })

  it('that meets a mistake of ours logs it whole and tells none of it', async () => {
    const fault = new Error('The printer at 10.0.0.7 is on fire')
    const { program, logged } = testProgram({ deliverSheet: () => Promise.reject(fault) })
    const reply = await program.call('print.sheets', { game: 'fng', sheets: [{ sheet: 'blankRoster' }] })
    expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } })
    expect(JSON.stringify(reply)).not.toContain('fire')
    expect(logged).toEqual([{ error: fault, procedure: 'print.sheets' }])
  })
})

describe('the contract', () => {
  const names = Object.keys(procedures) as ProcedureName[]

  it('names every step of the rules, and no other', () => {
    const steps = names.filter((name) => 'pending' in procedures[name].shape)
    const played = games.flatMap(({ contract, system }) =>
      Object.keys(system.steps).map((step) => `${contract.id}.${step}`),
    )
    expect(steps.sort()).toEqual(played.sort())
  })

  it.each(names)('has a handler for %s', async (name) => {
    const { program, logged } = testProgram()
    const campaign = 'Nowhere.tour'
    const asked = await program.call(name, { campaign, entry: 1, id: 1, name: 'A', bytes: '', input: {} })
    expect(asked).not.toMatchObject({ error: { code: 'no-such-procedure' } })
    expect(logged).toEqual([])
  })

  it.each(names)('can say what %s takes as JSON schema', (name) => {
    expect(z.toJSONSchema(procedures[name], { io: 'input' })).toMatchObject({ type: 'object' })
  })
})

it('a program tells its listeners which campaign has changed, until they stop listening', async () => {
  const { program, api, changed } = testProgram()
  const heard: unknown[] = []
  const end = program.on((event, payload) => heard.push([event, payload]))
  const campaign = await mustered(api)
  end()
  await api('journal.undo', { campaign })
  expect(heard).toEqual([
    ['changed', { campaign: null, change: 1 }],
    ['changed', { campaign, change: 2 }],
  ])
  expect(changed.at(-1)).toEqual({ campaign, change: 3 })
  // Who has an answer knows which changes it shows.
  expect(await program.call('campaign.overview', { campaign })).toMatchObject({ ok: true, change: 3 })
})
