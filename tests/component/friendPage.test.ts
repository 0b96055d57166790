import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { FriendNews, FriendView } from '../../src/contract/friends.ts'
import type { ReadingView } from '../../src/contract/reading.ts'
import FriendPage from '../../src/renderer/friend/FriendPage.vue'
import { useFriendNews, type FriendLook } from '../../src/renderer/friend/useFriendNews.ts'

const view: FriendView = {
  ...{ friend: 'Ruth', game: 'FNG: 2nd Tour', title: 'Bravo', date: 'Early March 1967', next: 'Next: Contact' },
  card: {
    ...{ name: 'Sgt Mercer, J.', about: 'Squad leader, 1st squad', stamp: null },
    figures: [{ label: 'REP', value: '5', grade: 5 }],
    parts: [{ title: 'Attributes', lines: [{ text: 'Born leader', also: 'Cohesion +1d6' }] }],
  },
  throws: [],
  told: null,
  roster: [
    {
      ...{ title: '1st squad', note: '2 of 2 men, 1 fit' },
      rows: [
        { id: 1, name: 'Sgt Mercer, J.', about: 'Squad leader, M16', figures: [], mark: 'Star', out: false },
        { id: 2, name: 'Pfc Able, T.', about: 'Rifleman, M16', figures: [], mark: 'in hospital', out: true },
      ],
    },
  ],
}

/** A throw of two dice against 5. */
const contact: ReadingView = {
  ...{ table: { id: 'mission.contact', title: 'Contact', page: 57 }, house: false, about: null },
  ...{ target: 'A 5 or less passes', facts: ['REP 5'], says: null, aim: null, sums: null, first: null },
  ...{ head: 'passed', each: false, dice: 2, values: [1, 1, 1, 1, 1, 0], combine: 'sum', out: [] },
  rows: [
    { from: 1, to: 2, score: '1', text: 'No contact', not: [], then: [] },
    { from: 0, to: 0, score: '0', text: 'Quiet', not: [], then: [] },
  ],
}

/** A door for one page, which answers as a test says, and remembers what it was asked. */
function doorOfTest() {
  const asked: { path: string; key: string | null }[] = []
  const sent: unknown[] = []
  let enter: () => Response = () => Response.json({ ok: true, value: { key: 'own' } })
  let news: () => Response = () => new Response(null, { status: 500 })
  const encoder = new TextEncoder()
  const ask = ((path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    asked.push({ path, key: headers['authorization'] ?? null })
    if (body !== undefined) sent.push(JSON.parse(body))
    return Promise.resolve(path === '/news' ? news() : enter())
  }) as typeof fetch
  return {
    ...{ asked, sent, ask },
    refuse: (status: number) => {
      const refusal = () => Response.json({ ok: false, error: { message: 'Your dice were not taken.' } }, { status })
      enter = refusal
      news = refusal
    },
    /** @returns what says a piece of news, and what ends the stream. */
    open() {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      news = () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (own) => {
              controller = own
            },
          }),
        )
      return {
        say: async (told: FriendNews) => {
          controller!.enqueue(encoder.encode(`: \n\ndata: ${JSON.stringify(told)}\n\n`))
          await settled()
        },
        end: async () => {
          controller!.close()
          await settled()
        },
      }
    },
  }
}

/** Streams hand on in several turns. */
const settled = async () => {
  for (let i = 0; i < 5; i++) {
    await flushPromises()
    await new Promise<void>((done) => {
      setTimeout(done)
    })
  }
}

async function lookOfTest({ ask }: ReturnType<typeof doorOfTest>): Promise<FriendLook & { leave: () => void }> {
  let look: FriendLook | undefined
  const page = mount(
    defineComponent(() => {
      look = useFriendNews(ask)
      return () => h('p')
    }),
  )
  await settled()
  return {
    ...look!,
    leave: () => {
      page.unmount()
    },
  }
}

let shown: VueWrapper | undefined

/** The page of a friend who has come in by that door. */
async function pageOfTest() {
  const door = doorOfTest()
  const stream = door.open()
  vi.stubGlobal('fetch', door.ask)
  const page = mount(FriendPage)
  shown = page
  await settled()
  return { door, page, ...stream }
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '#key=once')
})
afterEach(() => {
  shown?.unmount()
  shown = undefined
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

it('swaps the key of its address for one of its own, and leaves none in address and history', async () => {
  const door = doorOfTest()
  const { say } = door.open()
  const look = await lookOfTest(door)
  expect(look.state.value).toBe('asking')
  await say({ view })
  expect(look.news.value).toEqual({ view })
  expect(look.state.value).toBe('live')
  expect(location.hash).toBe('')
  expect(door.asked).toEqual([
    { path: '/enter', key: 'Bearer once' },
    { path: '/news', key: 'Bearer own' },
  ])
  look.leave()
})

it('comes in again by what its tab has kept', async () => {
  const door = doorOfTest()
  door.open()
  ;(await lookOfTest(door)).leave()
  const again = await lookOfTest(door)
  expect(door.asked.map(({ path }) => path)).toEqual(['/enter', '/news', '/news'])
  again.leave()
})

it('says that a code opens nothing, and tries no more', async () => {
  const door = doorOfTest()
  door.refuse(401)
  const look = await lookOfTest(door)
  expect(look.state.value).toBe('shut')
  expect(door.asked).toHaveLength(1)
  look.leave()
})

it('keeps a key that could not be swapped for now', async () => {
  const door = doorOfTest()
  door.refuse(429)
  const look = await lookOfTest(door)
  expect(look.state.value).toBe('cut')
  expect(location.hash).toBe('#key=once')
  look.leave()
})

it('keeps what it has shown when it is cut off, and says so; and takes a new code', async () => {
  const door = doorOfTest()
  const { say, end } = door.open()
  const look = await lookOfTest(door)
  await say({ view })
  await end()
  expect(look.state.value).toBe('cut')
  expect(look.news.value).toEqual({ view })
  history.replaceState(null, '', '#key=second')
  window.dispatchEvent(new Event('hashchange'))
  await settled()
  expect(door.asked.filter(({ path }) => path === '/enter').at(-1)?.key).toBe('Bearer second')
  look.leave()
})

it('shows card and roster, one at a time where there is little room', async () => {
  const { page, say } = await pageOfTest()
  await say({ view })
  expect(page.get('h1').text()).toBe('Bravo')
  expect(page.get('section[aria-label="My man"]').text()).toContain('Born leader Cohesion +1d6')
  expect(page.findAll('li.own').map((one) => one.get('b').text())).toEqual(['Sgt Mercer, J.'])
  expect(page.findAll('li.out').map((one) => one.get('b').text())).toEqual(['Pfc Able, T.'])
  const turn = (label: string) => page.findAll('nav button').find((one) => one.text() === label)!
  expect(page.get('main').attributes('data-shown')).toBe('card')
  await turn('Roster').trigger('click')
  expect(page.get('main').attributes('data-shown')).toBe('roster')
  expect(turn('Roster').attributes('aria-pressed')).toBe('true')
  await say({ refused: 'The campaign cannot be read just now.' })
  expect(page.get('[role="status"]').text()).toContain('cannot be read')
})

it('asks for the dice of his man, die by die, and sends them when all lie there', async () => {
  const { door, page, say, end } = await pageOfTest()
  const place = { key: 'mission.contact', subject: 7, occurrence: 0 }
  await say({
    view: { ...view, throws: [{ ...place, count: 2, sides: 6, why: 'Contact: Sgt Mercer', readings: [contact] }] },
  })
  const dice = () => page.find('section[aria-label="Your dice"]')
  const press = async (label: string) => {
    await dice()
      .findAll('button')
      .find((one) => (one.attributes('aria-label') ?? one.text()) === label)!
      .trigger('click')
    await settled()
  }
  expect(dice().text()).toContain('Contact: Sgt Mercer')
  expect(dice().text()).toContain('A\u00a05 or less passes')
  const lit = () =>
    dice()
      .findAll('tr.lit')
      .map((one) => one.text())
  expect(
    dice()
      .findAll('tbody tr')
      .map((one) => one.text()),
  ).toEqual(['1 passedNo contact', '0 passedQuiet'])
  for (const label of ['5', '6', 'Take the 5 away', '2', 'These are my dice']) await press(label)
  expect(door.sent).toEqual([{ input: { ...place, faces: [6, 2] } }])
  expect(lit()).toEqual(['1 passedNo contact'])
  expect(door.asked.at(-1)).toEqual({ path: '/dice', key: 'Bearer own' })
  // Another throw begins with no die on the table.
  await say({
    view: { ...view, throws: [{ ...place, occurrence: 1, count: 1, sides: 8, why: 'Again', readings: [] }] },
  })
  expect(dice().findAll('.pad button')).toHaveLength(8)
  door.refuse(409)
  await press('8')
  await press('These are my dice')
  expect(dice().get('[role="alert"]').text()).toContain('not taken')
  await end()
  expect(dice().exists()).toBe(false)
})

it('says what came of his dice until he has read it, and again when there is more', async () => {
  const { page, say } = await pageOfTest()
  const told = { why: 'Contact: Sgt Mercer', faces: [6, 2], sides: 6 }
  await say({ view: { ...view, told: { ...told, lines: null } } })
  const came = () => page.find('section[aria-label="What came of your dice"]')
  expect(came().text()).toContain('when the other dice are thrown')
  await came().get('button').trigger('click')
  expect(came().exists()).toBe(false)
  await say({ view: { ...view, told: { ...told, lines: ['Contact: passed 1d6, no contact.'] } } })
  expect(came().text()).toContain('no contact.')
  expect(came().findAll('svg')).toHaveLength(2)
})

it('says that the table is closed, with what to do, and tries no more', async () => {
  const { door, page, say } = await pageOfTest()
  await say({ view })
  const before = door.asked.length
  await say({ closed: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(page.get('.said').text()).toMatch(/^The table is closed\..*ask .* for a new code/)
  expect(page.get('h1').text()).toBe('Bravo')
  expect(door.asked).toHaveLength(before)
})
