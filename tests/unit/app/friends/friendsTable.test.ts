import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FriendNews, FriendView } from '../../../../src/contract/friends.ts'
import type { FriendsDesk, FriendsDoors } from '../../../../src/main/app/friends/friendsDesk.ts'
import type { Answer } from '../../../../src/main/engine/answers.ts'
import { friendTold } from '../../../../src/main/app/friends/friendTold.ts'
import { friendThrows } from '../../../../src/main/app/friends/friendThrows.ts'
import { gameOf, systems } from '../../../../src/main/app/gameOf.ts'
import { openTourFile } from '../../../../src/main/store/openTourFile.ts'
import { mustered, platoon, refusal, testProgram } from '../../../support/program.ts'

interface Opening {
  readonly desk: FriendsDesk
  readonly network: string | null
  isOpen: boolean
}

/** Doors that let nobody in, and remember what they were opened with. */
function doorsOfTest() {
  const openings: Opening[] = []
  const doors: FriendsDoors = {
    networks: () => [{ address: '192.168.1.5', name: 'wlan0' }],
    open(desk, network) {
      const opening: Opening = { desk, network: network?.address ?? null, isOpen: true }
      openings.push(opening)
      return Promise.resolve({
        seats: () => Array.from({ length: desk.seats }, (_, i) => ({ link: `link ${i}`, looking: 0 })),
        renew: () => undefined,
        close: () => {
          opening.isOpen = false
          return Promise.resolve()
        },
      })
    },
  }
  return { doors, openings }
}

async function tableOfTest() {
  const { doors, openings } = doorsOfTest()
  const tested = testProgram({ friends: doors })
  const campaign = await mustered(tested.api)
  const { men } = await tested.api('friends.view', { campaign })
  return { ...tested, campaign, openings, men }
}

const viewIn = (news: FriendNews): FriendView => {
  if (!('view' in news)) throw new Error(JSON.stringify(news))
  return news.view
}

it('lets nobody look until it is told to, and then on this machine alone', async () => {
  const { api, campaign, openings, men } = await tableOfTest()
  expect(openings).toEqual([])
  expect(await api('friends.view', { campaign })).toMatchObject({ open: null, players: [] })
  const seats = [
    { name: 'Ruth', man: men[0]!.id },
    { name: 'Tom', man: null },
  ]
  const { open } = await api('friends.open', { campaign, seats })
  expect(openings).toMatchObject([{ network: null, isOpen: true }])
  expect(open).toEqual({
    campaign,
    network: null,
    seats: [
      { name: 'Ruth', dice: false, man: men[0]!.name, link: 'link 0', looking: 0 },
      { name: 'Tom', dice: false, man: null, link: 'link 1', looking: 0 },
    ],
  })
})

it('shows each seat its own man, all the roster, and tells when a step was taken', async () => {
  const { api, campaign, openings, men } = await tableOfTest()
  await api('friends.open', { campaign, seats: [0, 1].map((i) => ({ name: `F${i}`, man: men[i]!.id })) })
  const { desk } = openings[0]!
  const before = [0, 1].map((seat) => viewIn(desk.news(seat)))
  expect(before.map(({ card }) => card?.name)).toEqual([men[0]!.name, men[1]!.name])
  const shown = before[0]!.roster.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(shown.toSorted((a, b) => a - b)).toEqual(men.map(({ id }) => id).toSorted((a, b) => a - b))
  let told = 0
  const stop = desk.on(() => told++)
  await api('fng.correctSoldier', { campaign, input: { soldierId: men[0]!.id, reason: 'A test', changes: { rep: 6 } } })
  expect(told).toBe(1)
  const rep = viewIn(desk.news(0)).card?.figures.find(({ label }) => label === 'REP')
  expect(rep).toEqual({ label: 'REP', value: '6', grade: 6 })
  expect(viewIn(desk.news(1)).card).toEqual(before[1]!.card)
  stop()
  await api('journal.undo', { campaign })
  expect(told).toBe(1)
  expect(viewIn(desk.news(0))).toEqual(before[0])
})

it('tells of no other campaign', async () => {
  const { api, campaign, openings } = await tableOfTest()
  await api('friends.open', { campaign, seats: [{ name: 'Ruth', man: null }] })
  const other = await api('library.create', { name: 'Other', game: 'fng', seed: 1 })
  let told = 0
  openings[0]!.desk.on(() => told++)
  await api('fng.muster', { campaign: other.campaign, input: platoon })
  expect(told).toBe(0)
  expect(await api('friends.view', { campaign: other.campaign })).toMatchObject({ open: { campaign } })
})

it('is opened anew where it is opened again: what was open is shut first', async () => {
  const { api, campaign, openings } = await tableOfTest()
  const seats = [{ name: 'Ruth', man: null }]
  const asks = ['192.168.1.5', null, '192.168.1.5'].map((network) => api('friends.open', { campaign, seats, network }))
  await Promise.all(asks)
  expect(openings.map(({ network, isOpen }) => [network, isOpen])).toEqual([
    ['192.168.1.5', false],
    [null, false],
    ['192.168.1.5', true],
  ])
  await api('friends.close', { campaign })
  expect(openings.some(({ isOpen }) => isOpen)).toBe(false)
  expect((await refusal(api('friends.renew', { campaign, seat: 0 }))).code).toBe('not-now')
})

it.each(['left', 'close'] as const)('ends where the program is told %s', async (how) => {
  const { api, campaign, openings, program } = await tableOfTest()
  await api('friends.open', { campaign, seats: [{ name: 'Ruth', man: null }] })
  await program[how]()
  expect(openings).toMatchObject([{ isOpen: false }])
})

it('opens to no network that this machine is not in, for no man that is not there, and not twice as wide', async () => {
  const { api, campaign, openings } = await tableOfTest()
  const seats = [{ name: 'Ruth', man: null }]
  for (const network of ['0.0.0.0', '192.168.1.6', '', '127.0.0.1'])
    expect((await refusal(api('friends.open', { campaign, seats, network }))).code).toBe('bad-input')
  const unknown = [{ name: 'Ruth', man: 999_999 }]
  expect((await refusal(api('friends.open', { campaign, seats: unknown }))).code).toBe('bad-input')
  expect((await refusal(api('friends.open', { campaign, seats: [] }))).code).toBe('bad-input')
  expect((await refusal(api('friends.open', { campaign: 'None.tour', seats }))).code).toBe('not-found')
  expect(openings).toEqual([])
})

it('refuses where there is no door, as in the terminal', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  expect(await api('friends.view', { campaign })).toMatchObject({ networks: [], open: null })
  const refused = await refusal(api('friends.open', { campaign, seats: [{ name: 'Ruth', man: null }] }))
  expect(refused.code).toBe('not-here')
})

it('says that the campaign cannot be read, and neither why nor where it lies', async () => {
  const { api, campaign, openings, folder, logged } = await tableOfTest()
  await api('friends.open', { campaign, seats: [{ name: 'Ruth', man: null }] })
  renameSync(join(folder, campaign), join(folder, 'Gone.tour'))
  expect(openings[0]!.desk.news(0)).toEqual({ refused: expect.stringContaining('cannot be read') as string })
  writeFileSync(join(folder, campaign), 'no tour')
  expect(JSON.stringify(openings[0]!.desk.news(0))).not.toContain(folder)
  expect(logged).toEqual([])
})

/** Seats of the squad's leader, whose Contact test `ask` has thrown by hand, and of others; they throw, or only look. */
async function throwing(dice: readonly boolean[]) {
  const tested = await tableOfTest()
  const { api, campaign, men } = tested
  const ask = async () => {
    const reply = await api('fng.testForContact', { campaign, dice: 'player', input: {} })
    if (reply.status !== 'wanted' || reply.question.kind !== 'dice') throw new Error('No dice are asked for.')
    return reply.question.throws[0]!.subject
  }
  const leader = await ask()
  await api('pending.cancel', { campaign })
  const others = men.filter(({ id }) => id !== leader)
  const seats = dice.map((one, i) => ({ name: `F${i}`, man: i === 0 ? leader : others[i]!.id, dice: one }))
  await api('friends.open', { campaign, seats })
  return { ...tested, desk: tested.openings[0]!.desk, ask, leader }
}

it('asks a friend for the dice of his own man alone, takes them with his name, and goes on', async () => {
  const { api, campaign, desk, ask, leader } = await throwing([true, true, false])
  expect(viewIn(desk.news(0)).throws).toEqual([])
  await ask()
  const [asked] = viewIn(desk.news(0)).throws
  expect(asked).toMatchObject({ subject: leader, sides: 6 })
  expect(viewIn(desk.news(1)).throws).toEqual([])
  const { key, subject, occurrence, count } = asked!
  const faces = Array.from({ length: count }, () => 2)
  expect(await desk.take(0, { key, subject, occurrence, faces })).toEqual({ ok: true, value: null })
  expect(viewIn(desk.news(0)).throws).toEqual([])
  const { entries } = await api('journal.list', { campaign })
  expect(entries[0]).toMatchObject({ step: 'fng.testForContact' })
  expect(entries[0]!.answers).toMatchObject([{ kind: 'dice', subject, faces, by: 'player', who: 'F0' }])
})

it('takes no dice that are not asked of him: another’s man, another throw, too many, or after they were thrown', async () => {
  const { api, campaign, desk, ask } = await throwing([true, true])
  await ask()
  const { key, subject, occurrence, count } = viewIn(desk.news(0)).throws[0]!
  const place = { key, subject, occurrence }
  const faces = Array.from({ length: count }, () => 3)
  const head = async () => (await api('campaign.overview', { campaign })).head
  const before = await head()
  const wrong: readonly (readonly [number, unknown])[] = [
    [1, { ...place, faces }],
    [0, { ...place, occurrence: occurrence + 1, faces }],
    [0, { ...place, subject: subject + 1, faces }],
    [0, { ...place, faces: [...faces, 3] }],
    [0, { ...place, faces: faces.map(() => 7) }],
    [0, { ...place, faces: faces.map(() => 0) }],
    [0, { ...place, faces, campaign: 'Other.tour' }],
    [0, { ...place, faces, who: 'Tom' }],
    [0, null],
    [0, { __proto__: null }],
  ]
  for (const [seat, input] of wrong)
    expect(await desk.take(seat, input), JSON.stringify(input)).toMatchObject({ ok: false })
  expect(await head()).toBe(before)
  expect(await desk.take(0, { ...place, faces })).toMatchObject({ ok: true })
  expect(await desk.take(0, { ...place, faces })).toMatchObject({ ok: false })
})

it('asks nobody who only looks', async () => {
  const { desk, ask, leader } = await throwing([false])
  await ask()
  const news = viewIn(desk.news(0))
  expect(news.throws).toEqual([])
  const place = { key: 'mission.contact', subject: leader, occurrence: 0 }
  expect(await desk.take(0, { ...place, faces: [1, 1] })).toMatchObject({ ok: false })
})

it('asks nobody for the dice of a step that is about what somebody has sealed', async () => {
  const { campaign, folder, ask, leader } = await throwing([true])
  await ask()
  const file = openTourFile(join(folder, campaign), systems)
  const seat = { name: 'F0', man: leader, dice: true }
  const game = gameOf(file.system.id)
  const asked = (own: number | null) => {
    const seals = { ...gameOf('snoopin').seals!, ownStep: () => own, namedIn: () => [] }
    return friendThrows({ campaign, file, game: { ...game, seals } }, seat).length
  }
  expect([asked(null), asked(1)]).toEqual([1, 0])
  file.close()
})

/** The throw that a seat is asked for, each of its dice the same. */
const sent = (news: FriendNews, face: number) => {
  const { key, subject, occurrence, count } = viewIn(news).throws[0]!
  return { key, subject, occurrence, faces: Array.from({ length: count }, () => face) }
}

it('tells a friend what is needed as the slip at the machine does, and whom it asks at the machine', async () => {
  const { api, campaign, desk, ask } = await throwing([true, true])
  const now = async () => (await api('campaign.now', { campaign, stamps: {}, holder: null })).overview
  expect(await now()).not.toHaveProperty('asked')
  await ask()
  const { pending, asked } = await now()
  const { question } = pending!.reply
  if (question.kind !== 'dice') throw new Error('No dice are asked for.')
  const [own] = question.throws
  const [his] = viewIn(desk.news(0)).throws
  expect(his!.readings).toEqual(own!.readings)
  expect(his!.readings[0]!.rows.map(({ text }) => text)).toContain('Contact: set up a Mission')
  const { key, subject, occurrence } = his!
  expect(asked).toEqual([{ name: 'F0', key, subject, occurrence }])
  await desk.take(0, sent(desk.news(0), 6))
  expect(await now()).not.toHaveProperty('asked')
  await api('journal.undo', { campaign })
  await ask()
  await api('friends.close', { campaign })
  expect(await now()).not.toHaveProperty('asked')
})

it('tells him what came of his dice, until they are undone; and the windows that he has thrown', async () => {
  const { api, campaign, desk, ask, program, men, leader } = await throwing([true, true])
  const said: unknown[] = []
  program.on((event, payload) => {
    if (event === 'friends') said.push(payload)
  })
  await ask()
  await desk.take(0, sent(desk.news(0), 6))
  const { name } = men.find(({ id }) => id === leader)!
  expect(said).toEqual([{ campaign, said: `F0 has thrown 6 and 6 for ${name}` }])
  const [entry] = (await api('journal.list', { campaign, limit: 1 })).entries
  expect(viewIn(desk.news(0)).told).toMatchObject({ faces: [6, 6], sides: 6, lines: [entry!.lines[0]!.text] })
  expect(viewIn(desk.news(1)).told).toBeNull()
  await api('journal.undo', { campaign })
  expect(viewIn(desk.news(0)).told).toBeNull()
  await api('journal.redo', { campaign })
  expect(viewIn(desk.news(0)).told).toMatchObject({ faces: [6, 6] })
})

it('says that his dice lie there while the step waits for others, and nothing where it was left', async () => {
  const { campaign, folder, ask, leader } = await throwing([true])
  await ask()
  const file = openTourFile(join(folder, campaign), systems)
  const seat = { name: 'F0', man: leader, dice: true }
  const answer = { ...{ key: 'mission.contact', subject: leader, occurrence: 0 }, kind: 'dice', faces: [6, 5] } as const
  const handed = {
    ...{ answer: { ...answer, by: 'player', who: 'F0' } as const, why: 'Contact', depth: file.contents().length },
  }
  const toldBy = (answers: readonly Answer[]) =>
    friendTold(
      {
        ...{ campaign, game: gameOf(file.system.id) },
        file: { ...file, pending: () => ({ ...file.pending()!, answers }) },
      },
      seat,
      handed,
    )
  expect(toldBy([handed.answer])).toEqual({ why: 'Contact', faces: [6, 5], sides: 6, lines: null })
  expect(toldBy([])).toBeNull()
  expect(toldBy([{ ...handed.answer, who: 'Tom' }])).toBeNull()
  file.close()
})
