import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/contract/procedures.ts'
import type { BattleReport } from '../../../src/games/fng/rules/inputs.ts'
import {
  answersTo,
  entriesOf,
  expectSound,
  lastEntry,
  playedCampaign,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

async function played() {
  const made = testProgram()
  return { ...made, campaign: await playedCampaign(made.folder) }
}
type Preview = InputOf<'journal.preview'>

describe('what can be amended of an entry', () => {
  it('is everything it was told, in order, with what was asked', async () => {
    const { api, campaign } = await played()
    for (const entry of await entriesOf(api, campaign)) {
      const form = await api('journal.amendForm', { campaign, entry: entry.id })
      expect(form.refused).toBeNull()
      expect(form.asked.map(({ answer }) => answer)).toEqual(entry.answers.filter(({ kind }) => kind !== 'draw'))
      expect(form.asked.every(({ why }) => why !== '')).toBe(true)
    }
  })

  it('is nothing where the entry is not on the way', async () => {
    const { api, campaign } = await played()
    const last = await lastEntry(api, campaign, 'endTurn')
    await api('journal.undo', { campaign })
    const form = await api('journal.amendForm', { campaign, entry: last.id })
    expect(form.refused).toContain('not on the way')
    expect(form.asked).toEqual([])
  })

  it('is nothing where anything is still sealed', async () => {
    const { api, campaign } = await played()
    const man = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!.soldier!.id
    await api('fng.seatPlayer', { campaign, input: { player: null, name: 'Anna', soldierId: man, attributes: [] } })
    const { players } = await api('fng.players', { campaign, holder: null })
    await api('fng.writeSecret', { campaign, input: { player: players[0]!.id, text: 'The lieutenant drinks.' } })
    const { id } = await lastEntry(api, campaign, 'writeSecret')
    const form = await api('journal.amendForm', { campaign, entry: id })
    expect(form.refused).toContain('sealed')
    expect(JSON.stringify(form)).not.toContain('drinks')
  })

  it('is a row by hand instead of the dice, and dice instead of it again', async () => {
    const { api, campaign } = await played()
    const test = await lastEntry(api, campaign, 'testForContact')
    const form = await api('journal.amendForm', { campaign, entry: test.id })
    const [asked] = form.asked
    if (asked?.kind !== 'throw') throw new Error('A contact test asks for dice.')
    expect(asked.rows.map(({ row }) => row)).toEqual([0, 1, 2])
    const { key, subject, occurrence } = asked
    const answer = { kind: 'row' as const, row: 0, key, subject, occurrence, by: 'player' as const }
    const wish: Preview = { campaign, entry: test.id, answers: [{ depth: test.depth, answer }] }
    expect(await api('journal.preview', wish)).toMatchObject({ status: 'ready' })
    const { head } = await api('journal.amend', wish)
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'area' })
    const again = await api('journal.amendForm', { campaign, entry: head! })
    expect(again.asked).toMatchObject([{ kind: 'throw', count: asked.count, answer: { kind: 'row', row: 0 } }])
    await expectSound(api, campaign)
  })

  it('is a choice, with what was offered', async () => {
    const { api, campaign } = await played()
    const report = await lastEntry(api, campaign, 'report')
    const input = report.input as BattleReport
    const men = input.men.map((man, i) => (i === 1 ? { ...man, deed: 'destroyedBunker' } : man))
    // Every die a 1: he gets the major medal, and with it a choice.
    const answers: Preview['answers'] = []
    let reply = await api('journal.amend', { campaign, entry: report.id, input: { ...input, men }, dice: 'player' })
    while (reply.status === 'wanted') {
      const { depth, question } = reply
      const given = answersTo(question, { seed: 1, depth }).map((answer) =>
        answer.kind === 'dice' ? { ...answer, faces: answer.faces.map(() => 1 as const) } : answer,
      )
      answers.push(...given.map((answer) => ({ depth, answer })))
      reply = await api('journal.amend', {
        campaign,
        entry: report.id,
        input: { ...input, men },
        answers,
        dice: 'player',
      })
    }
    const medals = await lastEntry(api, campaign, 'awardMedals')
    const form = await api('journal.amendForm', { campaign, entry: medals.id })
    const choice = form.asked.find(({ kind }) => kind === 'choice')
    if (choice?.kind !== 'choice' || choice.answer.kind !== 'choice') throw new Error('Nothing was chosen.')
    expect(choice.options[0]!.value).toBe(choice.answer.value)
    const other = { ...choice.answer, value: choice.options[1]!.value }
    const wish = { campaign, entry: medals.id, answers: [{ depth: medals.depth, answer: other }] }
    await api('journal.amend', wish)
    expect((await lastEntry(api, campaign, 'awardMedals')).answers).toContainEqual(other)
    await expectSound(api, campaign)
  })
})

describe('the input of an entry', () => {
  it('of a report names every man who went, and can be handed in as it is', async () => {
    const { api, folder, campaign } = await played()
    const report = await lastEntry(api, campaign, 'report')
    const form = await api('journal.amendForm', { campaign, entry: report.id })
    const { missions, party } = rowsOf(folder, campaign)
    const went = party.filter(({ missionId }) => missionId === missions.at(-1)!.id)
    const { men } = form.input as BattleReport
    expect(men.map(({ soldierId }) => soldierId).sort()).toEqual(went.map(({ soldierId }) => soldierId).sort())
    expect(new Set(form.fields.flatMap(({ group }) => group ?? [])).size).toBe(went.length)
    for (const { path } of form.fields) {
      const value = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], form.input)
      expect(value).not.toBeUndefined()
    }
    const { differences } = await api('journal.preview', { campaign, entry: report.id, input: form.input })
    // Men of whom there was nothing to report are named now: nothing else is told differently.
    expect(
      differences.flatMap(({ pairs }) => pairs).every(({ after }) => after === null || after.includes('enemy')),
    ).toBe(true)
  })

  it('of other steps holds their numbers and reasons; steps without any hold none', async () => {
    const { api, campaign } = await played()
    await api('fng.writeNote', { campaign, input: { text: 'Rain.' } })
    const note = await lastEntry(api, campaign, 'writeNote')
    const form = await api('journal.amendForm', { campaign, entry: note.id })
    expect(form.fields.map(({ path, kind }) => [path, kind])).toEqual([[['text'], 'text']])
    const weather = await lastEntry(api, campaign, 'rollWeather')
    expect((await api('journal.amendForm', { campaign, entry: weather.id })).fields).toEqual([])
  })
})

describe('a preview', () => {
  it('says how the tour would stand, man by man, and what differs, line by line', async () => {
    const { api, campaign } = await played()
    const report = await lastEntry(api, campaign, 'report')
    const input = report.input as BattleReport
    const dead = input.men[1]!.soldierId
    const men = input.men.map((man) => (man.soldierId === dead ? { ...man, fate: 'obviouslyDead', deed: null } : man))
    const preview = await api('journal.preview', { campaign, entry: report.id, input: { ...input, men } })
    if (preview.status !== 'ready') throw new Error('Nothing is asked here.')
    const fell = preview.outcome.find(({ collection, id }) => collection === 'soldiers' && id === dead)
    expect(fell?.fields).toContainEqual({ field: 'Status', before: 'present', after: 'killed' })
    expect(preview.differences[0]).toMatchObject({ date: report.date })
    expect(preview.differences[0]!.pairs.some(({ after }) => after?.endsWith('was Obviously Dead.'))).toBe(true)
    const unchanged = preview.differences[0]!.before.filter((text) => preview.differences[0]!.after.includes(text))
    expect(preview.differences[0]!.pairs.some(({ before }) => before !== null && unchanged.includes(before))).toBe(
      false,
    )
  })
})
