import { describe, expect, it } from 'vitest'
import type { Api } from '../../../../src/contract/client.ts'
import { dateName } from '../../../../src/games/fng/rules/calendar.ts'
import { pngBytes } from '../../../support/samplePicture.ts'
import { playTour } from '../../../support/playTour.ts'
import { mustered, refusal, testProgram } from '../../../support/program.ts'
import { chaptersOf, linesOf, textOf, toldOf } from '../../../support/told.ts'

const allText = (view: Awaited<ReturnType<typeof story>>) =>
  chaptersOf(view)
    .flatMap(({ blocks }) => blocks.flatMap((block) => linesOf(block).map(textOf)))
    .join('\n')
const story = (api: Api, campaign: string) => api('chronicle.view', { campaign })

describe('the chronicle', () => {
  it('waits for a platoon', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Empty', game: 'fng', seed: 1 })
    expect((await refusal(story(api, campaign))).code).toBe('not-now')
  })

  it('begins with how the platoon was raised, whose story it is, and everyone in it', async () => {
    const { api } = testProgram()
    const view = await story(api, await mustered(api))
    const [chapter, ...others] = chaptersOf(view)
    expect(others).toEqual([])
    expect(view).toMatchObject({ title: '2nd Platoon, Bravo Company', force: 'US Army, II Corps' })
    expect(chapter).toMatchObject({ title: 'Early January 1967', digest: '', mission: null })
    const text = allText(view)
    expect(text).toContain('was raised in early January 1967 in II Corps')
    expect(text).toMatch(/The Star of this story is Sgt (John )?Mercer, squad leader of the 1st squad\./)
    expect(text).toContain('as Born Leader and Marksman, with 12 months to serve.')
    const rolls = chapter!.blocks.filter(({ kind }) => kind === 'roll')
    const named = rolls.flatMap((block) => linesOf(block).flat()).filter((run) => typeof run !== 'string')
    const { squads } = await api('fng.roster', { campaign: 'Bravo.tour' })
    expect(named).toHaveLength(squads.flatMap(({ billets }) => billets).filter(({ soldier }) => soldier).length)
  })

  it('sets notes and pictures into the half-month or the mission they belong to, and forgets them when undone', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    await api('fng.testForContact', { campaign, faces: [1, 1], input: {} })
    await api('fng.rollArea', { campaign, input: { area: null } })
    const mission = chaptersOf(await story(api, campaign))[0]!.mission!
    const { hash } = await api('picture.add', { campaign, bytes: Buffer.from(pngBytes).toString('base64') })
    await api('fng.writeNote', { campaign, input: { text: 'Rain all day.', halfMonth: 0 } })
    await api('fng.writeNote', { campaign, input: { text: 'Across the stream.', missionId: mission } })
    await api('fng.placePicture', { campaign, input: { hash, missionId: mission, caption: 'The table' } })
    const own = (view: Awaited<ReturnType<typeof story>>) =>
      chaptersOf(view)[0]!.blocks.flatMap((block) =>
        block.kind === 'note' ? [block.text] : block.kind === 'picture' ? [block.caption] : [],
      )
    expect(own(await story(api, campaign))).toEqual(['Across the stream.', 'The table', 'Rain all day.'])
    await api('journal.undo', { campaign })
    expect(own(await story(api, campaign))).toEqual(['Across the stream.', 'Rain all day.'])
  })

  it('tells a sealed note once it is opened, and not before', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const { squads } = await api('fng.roster', { campaign })
    const friend = squads.flatMap(({ billets }) => billets).find(({ soldier }) => soldier && !soldier.star)!.soldier!
    const attributes = ['agile', 'lucky']
    await api('fng.seatPlayer', { campaign, input: { name: 'Anna', soldierId: friend.id, attributes } })
    const { players } = await api('fng.players', { campaign })
    const anna = players.find(({ name }) => name === 'Anna')!.id
    await api('fng.writeSecret', { campaign, input: { player: anna, text: 'PEF 3 is a sniper.' } })
    expect(JSON.stringify(await story(api, campaign))).not.toContain('sniper')
    const held = await api('fng.players', { campaign, holder: anna })
    await api('fng.openSecret', { campaign, input: { secret: held.own[0]!.id } })
    const notes = chaptersOf(await story(api, campaign)).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'note' ? [block] : [])),
    )
    expect(notes).toEqual([{ kind: 'note', id: null, about: 'Sealed by Anna', text: 'PEF 3 is a sniper.' }])
  })

  it('calls a renamed man by one name throughout', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    const { squads } = await api('fng.roster', { campaign })
    const man = squads[2]!.billets.find(({ soldier }) => soldier)!.soldier!
    await api('fng.renameSoldier', { campaign, input: { soldierId: man.id, firstName: 'Otto', lastName: 'Quill' } })
    const text = allText(await story(api, campaign))
    expect(text).toContain(`${man.rank} Quill`)
    expect(text).not.toContain(`${man.rank} ${man.lastName}`)
  })

  it('has a chapter for every half-month, parts of a quarter in a long tour, and an end', () => {
    const entries = playTour('usmc', 9)
    const view = toldOf(entries)
    const { startHalfMonth } = entries.at(-1)!.state.tour[0]!
    const chapters = chaptersOf(view)
    const dates = chapters.slice(0, -1).map(({ title }) => title)
    expect(dates).toEqual(dates.map((_, i) => dateName(startHalfMonth + i)))
    expect(view.parts[0]).toMatchObject({ title: 'January to March 1967' })
    expect(view.parts[0]!.chapters).toHaveLength(6)
    expect(chapters.at(-1)).toMatchObject({ id: 'the-end', title: 'The end', digest: 'Star home' })
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
  })

  it('says quiet half-months in a row in different words', () => {
    const chapters = chaptersOf(toldOf(playTour('usmc', 9)))
    const quiet = chapters.filter(({ digest }) => digest === 'no contact').map(({ blocks }) => linesOf(blocks[0]!)[0]!)
    const shapes = quiet.map((runs) => textOf(runs).replaceAll(/early|late|[A-Z][a-z]+ (?=passed)|[A-Z][a-z]+/gi, ''))
    expect(new Set(shapes).size).toBeGreaterThan(2)
  })
})
