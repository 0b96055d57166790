import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { FriendNews, FriendView } from '../../src/contract/friends.ts'
import FriendPage from '../../src/renderer/friend/FriendPage.vue'
import { useFriendNews, type FriendLook } from '../../src/renderer/friend/useFriendNews.ts'

const view: FriendView = {
  ...{ friend: 'Ruth', game: 'FNG: 2nd Tour', title: 'Bravo', date: 'Early March 1967', next: 'Next: Contact' },
  card: {
    ...{ name: 'Sgt Mercer, J.', about: 'Squad leader, 1st squad', stamp: null },
    figures: [{ label: 'REP', value: '5', grade: 5 }],
    parts: [{ title: 'Attributes', lines: [{ text: 'Born leader', also: 'Cohesion +1d6' }] }],
  },
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

/** A door for one page, which answers as a test says, and remembers what it was asked. */
function doorOfTest() {
  const asked: { path: string; key: string | null }[] = []
  let enter: () => Response = () => Response.json({ ok: true, value: { key: 'own' } })
  let news: () => Response = () => new Response(null, { status: 500 })
  const encoder = new TextEncoder()
  const ask = ((path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, key: headers['authorization'] ?? null })
    return Promise.resolve(path === '/enter' ? enter() : news())
  }) as typeof fetch
  return {
    ...{ asked, ask },
    refuse: (status: number) => {
      enter = () => Response.json({ ok: false }, { status })
      news = () => Response.json({ ok: false }, { status })
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

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '#key=once')
})
afterEach(() => {
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
  const door = doorOfTest()
  const { say } = door.open()
  const fetched = globalThis.fetch
  globalThis.fetch = door.ask
  try {
    const page = mount(FriendPage)
    await settled()
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
    page.unmount()
  } finally {
    globalThis.fetch = fetched
  }
})
