import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useNotices } from '../../../src/renderer/stores/notices.ts'
import { guideSteps } from '../../../src/games/fng/screens/beside/guideSteps.ts'
import type { LibraryView } from '../../../src/contract/library.ts'
import { Refusal, sampleAnswers } from '../support/fakeBridge.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const button = (name: string) => opened.app.findAll('button').find((one) => one.text() === name)!

describe('somebody who has no tours', () => {
  it('gets a sample with a guide that leads through its pages, and can be put away for good', async () => {
    opened = await openProgram('/', {
      'library.list': () => ({ folder: 'Documents/Short-Timer', campaigns: [] }),
      'library.sample': () => ({ campaign: 'bravo.tour' }),
    })
    await settle()
    expect(document.activeElement?.textContent).toBe('Start a campaign')
    expect(opened.app.text().split('Documents/Short-Timer')).toHaveLength(2)
    await button('Look at a sample').trigger('click')
    await settle()
    for (const [at, step] of guideSteps.entries()) {
      expect(opened.app.get('.guide h2').text()).toBe(step.title)
      if (at < guideSteps.length - 1) {
        expect(opened.router.currentRoute.value.name).toBe(step.page)
        await button('Go on').trigger('click')
        await settle()
      }
    }
    await button('To the library').trigger('click')
    await settle()
    expect(opened.router.currentRoute.value.name).toBe('library')
    await opened.router.push('/tour/bravo.tour/journal')
    await settle()
    expect(opened.app.find('.guide').exists()).toBe(false)
  })
})

describe('two tours of one name, as a file copied by hand makes', () => {
  it('are told apart by their files, and no other tour is', async () => {
    const { campaigns, folder } = sampleAnswers()['library.list']!(undefined as never) as LibraryView
    const [first, ...others] = campaigns
    opened = await openProgram('/', {
      'library.list': () => ({ folder, campaigns: [first!, { ...first!, campaign: 'bravo (copy).tour' }, ...others] }),
    })
    expect(opened.app.findAll('.file').map((one) => one.text())).toEqual([first!.campaign, 'bravo (copy).tour'])
    opened.app.unmount()
    opened = await openProgram('/')
    expect(opened.app.find('.file').exists()).toBe(false)
  })
})

const drop = async (...names: string[]) => {
  const files = names.map((name) => new File(['tour'], name))
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files } })
  document.body.dispatchEvent(event)
  await settle()
  return event
}

describe('a file dropped on the window', () => {
  let names: string[] = []
  const taking = {
    'library.importBegin': ({ name }: { name: string }) => void names.push(name),
    'library.importPiece': () => null,
    'library.importEnd': () => ({ campaign: names.at(-1), sound: true, told: null }),
  }
  beforeEach(() => (names = []))

  it('is opened, whatever page is shown', async () => {
    opened = await openProgram('/tables', taking)
    expect((await drop('bravo.tour')).defaultPrevented).toBe(true)
    const asked = opened.bridge.calls.filter(({ procedure }) => procedure.startsWith('library.import'))
    const job = (asked[0]?.input as { job: string } | undefined)?.job
    expect(asked).toEqual([
      { procedure: 'library.importBegin', input: { job, name: 'bravo.tour', size: 4 } },
      { procedure: 'library.importPiece', input: { job, bytes: btoa('tour') } },
      { procedure: 'library.importEnd', input: { job } },
    ])
    expect(opened.router.currentRoute.value.fullPath).toBe('/tour/bravo.tour')
  })

  it('that is not sound is opened, and what was found is told', async () => {
    const told = 'bravo.tour is in the library now, but it is not sound.'
    opened = await openProgram('/tables', {
      ...taking,
      'library.importEnd': () => ({ campaign: 'bravo.tour', sound: false, told }),
    })
    await drop('bravo.tour')
    await settle()
    expect(opened.router.currentRoute.value.fullPath).toBe('/tour/bravo.tour')
    expect(opened.app.get('.failure').text()).toContain(told)
  })

  it('of which older rules played some is opened, and that is said as a notice', async () => {
    const told = '2 of the 9 journal lines of bravo.tour were played by older rules.'
    opened = await openProgram('/tables', {
      ...taking,
      'library.importEnd': () => ({ campaign: 'bravo.tour', sound: true, told }),
    })
    await drop('bravo.tour')
    await settle()
    expect(opened.app.find('.failure').exists()).toBe(false)
    expect(useNotices().text).toBe(`bravo.tour is in the library now. ${told}`)
  })

  it('several go into the library', async () => {
    opened = await openProgram('/tables', taking)
    await drop('a.tour', 'b.tour')
    expect(opened.router.currentRoute.value.name).toBe('library')
  })

  it('that is none of ours is refused calmly, and nothing is copied', async () => {
    opened = await openProgram('/tables', taking)
    await drop('a.tour', 'holiday.png')
    expect(opened.bridge.calls.some(({ procedure }) => procedure === 'library.importBegin')).toBe(false)
    expect(opened.app.get('.failure').text()).toContain('holiday.png was left as it is')
  })

  it('is cancelled in the middle: no more of it is sent, and no other file is begun', async () => {
    const { promise, reject } = Promise.withResolvers<null>()
    opened = await openProgram('/tables', {
      ...taking,
      'library.importPiece': () => promise,
      'job.cancel': () => {
        reject(new Refusal({ code: 'cancelled', message: 'It was cancelled.' }))
        return { cancelled: true }
      },
    })
    await drop('a.tour', 'b.tour')
    await new Promise((resolve) => setTimeout(resolve, 520))
    await opened.app.get('.job button').trigger('click')
    await settle()
    expect(names).toEqual(['a.tour'])
    expect(opened.app.find('.job').exists()).toBe(false)
    expect(opened.app.find('.failure').exists()).toBe(false)
    expect(opened.router.currentRoute.value.fullPath).toBe('/tables')
  })

  it('is left to the page where that has a use for it', async () => {
    opened = await openProgram('/tables', taking)
    const taken = (event: Event) => {
      event.preventDefault()
    }
    document.body.addEventListener('drop', taken)
    await drop('picture.png')
    document.body.removeEventListener('drop', taken)
    expect(opened.app.find('.failure').exists()).toBe(false)
  })
})

it('tours opened lately from elsewhere are listed; one that has gone says so and can be taken off', async () => {
  let files = [
    { campaign: '/mnt/a.tour', name: 'a', folder: '/mnt', at: '2026-11-20T19:00:00.000Z', missing: false },
    { campaign: '/mnt/b.tour', name: 'b', folder: '/mnt', at: '2026-11-19T19:00:00.000Z', missing: true },
    { campaign: 'bravo.tour', name: 'bravo', folder: null, at: '2026-11-18T19:00:00.000Z', missing: false },
  ]
  opened = await openProgram('/', {
    'library.recent': () => files,
    'library.forget': ({ campaign }: { campaign: string }) => {
      files = files.filter((one) => one.campaign !== campaign)
      return null
    },
  })
  const rows = () => opened.app.findAll('.recent tbody tr')
  expect(rows().map((row) => row.get('th').text())).toEqual(['a', 'b'])
  expect(rows()[0]!.get('a').attributes('href')).toBe('/tour/%2Fmnt%2Fa.tour')
  expect(rows()[1]!.find('a').exists()).toBe(false)
  expect(rows()[1]!.text()).toContain('No longer there')
  await rows()[1]!.get('button').trigger('click')
  await settle()
  expect(rows()).toHaveLength(1)
})
