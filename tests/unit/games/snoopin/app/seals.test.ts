import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../../../../../src/games/snoopin/app/outcomeWords.ts'
import { seals } from '../../../../../src/games/snoopin/app/sealedFrom.ts'
import { snoopin } from '../../../../../src/games/snoopin/app/snoopinGame.ts'
import { pointManOf } from '../../../../../src/games/snoopin/rules/pointMan.ts'
import type { Man } from '../../../../../src/games/snoopin/rules/state.ts'
import { mission as missions } from '../../../../../src/games/snoopin/rules/tables/mission.ts'
import { entriesOf } from '../../../../support/program.ts'
import { snoopinTour, type SnoopinTour } from '../../../../support/snoopinProgram.ts'

/** A turn in which Ellis has drawn his mission. */
async function drawn(seed = 3) {
  const tour = await snoopinTour(seed)
  await tour.playTo(({ missions: all }) => all.length === 1)
  const [ellis, marek] = tour.state().sides.map(({ id }) => id) as [number, number]
  return { ...tour, ellis, marek }
}

/** Names of missions, and what their rows are called in code. */
const names = missions.rows.flatMap(({ outcome, text }) => [outcome, text])
const tells = new RegExp(names.join('|'))

const refusal = async (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    (done) => {
      throw new Error(`It was not refused: ${JSON.stringify(done)}`)
    },
    (error: unknown) => (error as Error).message,
  )

/**
 * @param holder the player for whose eyes alone they are; null: the sheets that anybody prints.
 * @returns all that stands on the sheets that show the campaign.
 */
async function printed({ api, campaign }: SnoopinTour, holder: number | null): Promise<string> {
  const all = snoopin.sheets.filter(({ takes, group, sheet }) => {
    const isOwn = takes.includes('holder')
    // These name every mission of the book, drawn or not.
    const showsTheTable = group === 'qrs' || group === 'blank' || sheet === 'campaignTurn'
    return !showsTheTable && isOwn === (holder !== null)
  })
  const pages: unknown[] = []
  for (const { sheet } of all) {
    const wish = { sheet, ...(holder !== null && { holder }) }
    // What there is nothing to be printed of is refused.
    const shown = await api('print.preview', { campaign, sheet: wish, count: 20 }).catch(() => null)
    if (shown)
      pages.push(
        shown.shown.map((marks) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ')),
      )
  }
  return JSON.stringify(pages)
}

/** @returns what somebody can ask of the program who does not hold the mission. */
async function seenBy({ api, campaign }: SnoopinTour, holder: number | null): Promise<string> {
  const entries = await entriesOf(api, campaign)
  const newest = entries.slice(-4).map(({ id }) => id)
  return JSON.stringify([
    await api('campaign.now', { campaign, stamps: {}, holder }),
    await api('campaign.overview', { campaign }),
    await api('snoopin.overview', { campaign, holder }),
    await api('snoopin.forces', { campaign, holder }),
    await api('snoopin.turn', { campaign, holder }),
    await api('snoopin.mission', { campaign, holder }),
    await api('journal.list', { campaign, limit: 60 }),
    await api('journal.search', { campaign, undone: true, limit: 60 }),
    await api('dice.view', { campaign }),
    await api('chronicle.view', { campaign }),
    await api('print.choices', { campaign }),
    ...(await Promise.all(newest.map((entry) => api('journal.changes', { campaign, entry })))),
    ...(await Promise.all(newest.map((entry) => api('journal.amendForm', { campaign, entry })))),
  ])
}

describe('a mission', () => {
  it('is told to its own player alone, by every door', async () => {
    const tour = await drawn()
    for (const holder of [null, tour.marek]) expect(await seenBy(tour, holder)).not.toMatch(tells)
    const { api, campaign, ellis } = tour
    expect(JSON.stringify(await api('snoopin.mission', { campaign, holder: ellis }))).toMatch(tells)
    for (const name of names)
      expect(await api('journal.search', { campaign, text: name }), name).toMatchObject({ found: 0 })
  })

  it('stands on no sheet but that of its own player', async () => {
    const tour = await drawn()
    const open = await printed(tour, null)
    expect(open).toContain('Kilo')
    expect(open).not.toMatch(tells)
    expect(await printed(tour, tour.marek)).not.toMatch(tells)
    expect(await printed(tour, tour.ellis)).toMatch(tells)
  })

  it('is drawn by its own player alone, who is told who that is', async () => {
    const tour = await snoopinTour(3)
    await tour.playTo(({ tour: [one] }) => one?.part === 'mission')
    const [ellis, marek] = tour.state().sides.map(({ id }) => id) as [number, number]
    for (const holder of [null, marek])
      expect(await refusal(tour.take('drawMission', { side: ellis }, holder))).toContain('sealed')
    expect(await tour.take('drawMission', { side: ellis }, ellis)).toMatchObject({ status: 'done' })
  })

  it('waits for a die that its player alone types', async () => {
    const tour = await snoopinTour(3)
    await tour.playTo(({ tour: [one] }) => one?.part === 'mission')
    const [ellis, marek] = tour.state().sides.map(({ id }) => id) as [number, number]
    const { api, campaign } = tour
    expect(await tour.take('drawMission', { side: ellis }, ellis, 'player')).toMatchObject({ status: 'wanted' })
    const answer = (holder: number) => api('pending.answer', { campaign, rollTheRest: true, holder })
    expect(await refusal(answer(marek))).toContain('No step is waiting')
    expect(await answer(ellis)).toMatchObject({ status: 'done' })
  })

  it('cannot be amended, its entry not looked into, and undone it is as sealed as before', async () => {
    const tour = await drawn()
    const { api, campaign } = tour
    const entry = (await entriesOf(api, campaign)).at(-1)!
    expect(entry).toMatchObject({ title: 'Mission of Kilo, turn 1', input: null, answers: [] })
    expect(await refusal(api('journal.preview', { campaign, entry: entry.id, leaveOut: true }))).toContain('sealed')
    await api('journal.undo', { campaign })
    expect(await seenBy(tour, null)).not.toMatch(tells)
  })

  it('is not looked at in a copy, of an undone path neither', async () => {
    const { api, campaign, take, state } = await drawn()
    const copied = async () => refusal(api('library.duplicate', { campaign, name: 'Copy' }))
    expect(await copied()).toContain('sealed')
    const [first] = await entriesOf(api, campaign)
    await api('journal.goTo', { campaign, entry: first!.id })
    await take('addForce', { side: state().sides[0]!.id, name: 'Another platoon' })
    expect(await copied()).toContain('sealed')
  })

  it('is not looked at in a safety copy beside the campaign; where that was deleted, the copy takes its place', async () => {
    const { api, campaign, playTo } = await snoopinTour(3, { ranksSealed: true })
    await playTo(({ turns }) => turns.length === 2)
    const [{ copy } = { copy: '' }] = await api('library.snapshots', { campaign })
    expect(await refusal(api('library.restore', { copy }))).toContain('delete it')
    expect(await api('library.compare', { copy })).toMatchObject({ with: 'tour', outcome: null })
    await api('library.delete', { campaign })
    expect(await api('library.restore', { copy })).toMatchObject({ name: 'Que Son' })
  })

  it('is not looked at in a copy that is laid beside the campaign, whichever of the two it is sealed in', async () => {
    const { api, campaign, folder, playTo } = await snoopinTour(3)
    // Before anything was drawn.
    copyFileSync(join(folder, campaign), join(folder, 'Early.tour'))
    await playTo(({ missions: all }) => all.length === 1)
    for (const two of [
      { campaign, other: 'Early.tour' },
      { campaign: 'Early.tour', other: campaign },
    ])
      for (const procedure of ['library.compareTours', 'library.layTogether'] as const)
        expect(await refusal(api(procedure, two))).toContain('sealed')
  })

  it('is opened by its own player alone, where there is another', async () => {
    const tour = await drawn()
    await tour.playTo((state) => state.tour[0]!.part === 'assessment')
    for (const holder of [null, tour.marek])
      expect(await refusal(tour.take('openMission', { side: tour.ellis }, holder))).toContain('sealed')
    const { next } = await tour.api('snoopin.turn', { campaign: tour.campaign, holder: null })
    expect(next).toMatchObject({ step: 'openMission', owner: tour.ellis })
    await tour.take('openMission', { side: tour.ellis }, tour.ellis)
  })

  it('is opened for all at the end, and proved', async () => {
    const tour = await drawn()
    await tour.playTo(({ missions: all }) => all.every(({ known }) => known !== null))
    const { api, campaign } = tour
    const told = JSON.stringify(await api('journal.list', { campaign, limit: 100 }))
    expect(told).toMatch(tells)
    expect(told).toContain('The proof: SHA-256 of')
    expect(told).not.toContain('it was changed in the file')
    expect(await seenBy(tour, null)).toMatch(tells)
    expect(await api('library.duplicate', { campaign, name: 'Copy' })).toMatchObject({ campaign: 'Copy.tour' })
  })

  it('cannot be reckoned from the seed where the program rolls it', async () => {
    const tour = await snoopinTour(3)
    await tour.playTo(({ tour: [one] }) => one?.part === 'mission')
    const { api, campaign } = tour
    const { id } = tour.state().sides[0]!
    const all = new Set<string>()
    for (let i = 0; i < 12; i++) {
      await tour.take('drawMission', { side: id }, id)
      all.add(tour.state().missions[0]!.mission)
      await api('journal.undo', { campaign })
    }
    expect(all.size).toBeGreaterThan(1)
  })

  it('of regulars against regulars is two, each kept from the other', async () => {
    const tour = await snoopinTour(4, { regulars: true })
    await tour.playTo(({ missions: all }) => all.length === 2)
    const { api, campaign, state } = tour
    for (const { id } of state().sides) {
      const { missions: seen } = await api('snoopin.mission', { campaign, holder: id })
      expect(seen.filter(({ text }) => text !== null).map(({ side }) => side)).toEqual([id])
    }
  })
})

describe('ranks that both agreed to seal', () => {
  /** Two turns of a campaign in which something has been developed. */
  async function developed() {
    const tour = await snoopinTour(5, { ranksSealed: true })
    await tour.playTo((state) => state.tour[0]!.part === 'start' && state.turns.length >= 4)
    const [ellis, marek] = tour.state().sides.map(({ id }) => id) as [number, number]
    return { ...tour, ellis, marek }
  }

  it('are told to their own player alone, by every door', async () => {
    const tour = await developed()
    const { api, campaign, ellis, marek } = tour
    const grown = tour
      .state()
      .conduct.filter(({ result }) => result !== null && result !== 'none' && result !== 'fatigue')
    expect(grown.length).toBeGreaterThan(0)
    const rank = /rank [123]|development of|Special Development|gains (?!the)/
    // What has been used, all have seen.
    const seen = (await seenBy(tour, null)).replaceAll(/"name":"[^"]*","used":true|uses [^."]*/g, '')
    expect(new RegExp(`.{60}(${rank.source}).{60}`).exec(seen)?.[0]).toBeUndefined()
    const own = await api('snoopin.forces', { campaign, holder: ellis })
    const other = await api('snoopin.forces', { campaign, holder: marek })
    const ranks = ({ forces }: typeof own) =>
      forces.flatMap(({ squads }) => squads.flatMap(({ teams }) => teams)).flatMap((one) => one.ranks)
    expect(ranks(own).length).toBeGreaterThan(0)
    expect(ranks(other)).toEqual([])
    const { insurgency } = await api('snoopin.overview', { campaign, holder: ellis })
    expect(insurgency).toMatchObject({ sealed: true, ranks: [], specials: [] })
    for (const entry of await entriesOf(api, campaign)) {
      const { changes } = await api('journal.changes', { campaign, entry: entry.id })
      expect(JSON.stringify(changes)).not.toMatch(/(firepower|defence|reaction) rank/)
    }
    const team = tour.state().teams[0]!.id
    expect(await api('journal.why', { campaign, collection: 'teams', id: team, field: 'firepower' })).toEqual({
      ...{ summary: null, links: [] },
    })
  })

  it('stand on no sheet but those of their own player', async () => {
    const tour = await developed()
    await tour.take(
      'giveDevelopment',
      { team: tour.state().teams[0]!.id, kind: 'special', key: 'alleyDogs' },
      tour.ellis,
    )
    const held = tour.state().developments.map(({ key, kind }) => words[kind].get(key)!.name)
    const isToldIn = (text: string) => held.filter((name) => text.includes(name))
    expect(isToldIn(await printed(tour, null))).toEqual([])
    expect(isToldIn(await printed(tour, tour.marek))).toEqual([])
    expect(isToldIn(await printed(tour, tour.ellis)).length).toBeGreaterThan(0)
  })

  it('are put right by their own player alone, and that as well is kept', async () => {
    const tour = await developed()
    const { api, campaign, ellis, marek } = tour
    const [team] = tour.state().teams
    const give = { team: team!.id, kind: 'special', key: 'alleyDogs' }
    for (const holder of [null, marek])
      expect(await refusal(tour.take('giveDevelopment', give, holder))).toContain('sealed')
    await tour.take('giveDevelopment', give, ellis)
    const held = tour.state().developments.at(-1)!.id
    expect((await entriesOf(api, campaign)).at(-1)).toMatchObject({ input: null })
    const take = (holder: number | null) => tour.take('takeDevelopment', { development: held }, holder)
    const right = await refusal(take(marek))
    const nothing = await refusal(tour.take('takeDevelopment', { development: 9_999_999 }, marek))
    expect(right.replaceAll(/\d+/g, 'n')).toBe(nothing.replaceAll(/\d+/g, 'n'))
    const options = async (holder: number | null) =>
      JSON.stringify(await api('step.form', { campaign, step: 'snoopin.takeDevelopment', holder }))
    expect(await options(marek)).not.toContain('Alley Dogs')
    expect(await options(ellis)).toContain('Alley Dogs')
    await take(ellis)
  })

  it('stay so where the past is amended: no side loses its player, none the agreement', async () => {
    const { api, campaign } = await developed()
    const begun = (await entriesOf(api, campaign))[0]!
    const { sides, ...given } = begun.input as { sides: object[] }
    const nobody = { ...given, sides: sides.map((side) => ({ ...side, player: '' })) }
    const amend = (input: object) => refusal(api('journal.amend', { campaign, entry: begun.id, input }))
    expect(await amend(nobody)).toContain('sealed')
    expect(await amend({ ...given, sides, ranksSealed: false })).toContain('sealed')
  })

  it('are not told by what the teams of an amended squad come to', async () => {
    const { api, campaign } = await developed()
    const squads = (await entriesOf(api, campaign)).filter(({ step }) => step === 'snoopin.addSquad')
    expect(squads.length).toBeGreaterThan(1)
    for (const { id } of squads)
      expect(await refusal(api('journal.preview', { campaign, entry: id, leaveOut: true }))).toContain('Something that')
  })

  it('are open when the campaign is over, to which each player agrees himself', async () => {
    const tour = await developed()
    const { ellis } = tour
    const end = () => tour.take('endCampaign', { words: '' })
    for (const side of [ellis, tour.marek]) {
      expect(await refusal(end())).toContain('must agree to it first')
      expect(await refusal(tour.take('agreeToEnd', { side }, side === ellis ? tour.marek : null))).toContain('sealed')
      await tour.take('agreeToEnd', { side }, side)
    }
    await end()
    const { api, campaign, marek } = tour
    const { forces } = await api('snoopin.forces', { campaign, holder: marek })
    expect(forces[0]!.squads[0]!.teams[0]!.sealed).toBe(false)
    expect(seals.holdsAny(tour.state())).toBe(false)
    const told = JSON.stringify(await entriesOf(api, campaign))
    expect(told).toMatch(/rank [123]|Development/)
    expect(told).not.toContain('Sealed for now')
    for (const { id } of await entriesOf(api, campaign))
      expect((await api('journal.amendForm', { campaign, entry: id })).refused).toBeNull()
  })
})

describe('a point man whose team’s ranks are sealed', () => {
  /** 1-A of Kilo has an Ace Point Man: one of its men is named, who else is asked about is a plain one. */
  async function named() {
    const tour = await snoopinTour(3, { ranksSealed: true })
    await tour.playTo(({ teams, men }) => teams.length > 0 && men.length > 10)
    const { state, take } = tour
    const [ellis] = state().sides.map(({ id }) => id) as [number]
    const team = state().teams[0]!.id
    const [ace, plain] = state().men.filter(({ teamId, role }) => teamId === team && role === 'man') as [Man, Man]
    await take('giveDevelopment', { team, kind: 'special', key: 'acePointMan' }, ellis)
    await take('namePointMan', { development: state().developments.at(-1)!.id, man: ace.id }, ellis)
    return { ...tour, ellis, ace, plain }
  }

  it('is told by nothing that is done to him in the open, nor by its undoing', async () => {
    const { api, campaign, state, take, ace, plain } = await named()
    const told: string[] = []
    const elsewhere = state().teams[1]!
    for (const { id, name } of [ace, plain]) {
      const reply = await take('moveMan', { man: id, squad: elsewhere.squadId, team: elsewhere.id })
      await api('journal.undo', { campaign })
      const { rows } = await api('journal.search', { campaign, man: id, undone: true })
      const said = JSON.stringify([reply.status === 'done' && reply.entry, rows])
      told.push(said.replaceAll(name, 'NAME').replaceAll(String(id), 'ID'))
      expect(said).toContain('changes his place')
      expect(await refusal(take('removeMan', { man: id }))).toContain('While ranks are sealed')
    }
    const plainly = (one: string) => one.replaceAll(/"(id|depth)":\d+/g, '').replaceAll(/"at":"[^"]*"/g, '')
    expect(plainly(told[0]!)).toBe(plainly(told[1]!))
  })

  it('does not work for it once he is gone, and another may be named', async () => {
    const { state, take, ellis, ace, plain } = await named()
    const elsewhere = state().teams[1]!
    await take('moveMan', { man: ace.id, squad: elsewhere.squadId, team: elsewhere.id })
    const { developments } = state()
    expect(developments.at(-1)!.manId).toBe(ace.id)
    expect(pointManOf(state(), developments.at(-1)!)).toBeUndefined()
    await take('namePointMan', { development: developments.at(-1)!.id, man: plain.id }, ellis)
    expect(pointManOf(state(), state().developments.at(-1)!)?.id).toBe(plain.id)
  })
})
