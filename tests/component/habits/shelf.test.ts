import { afterEach, describe, expect, it } from 'vitest'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import type { LibraryView } from '../../../src/contract/library.ts'
import { sampleAnswers } from '../support/fakeBridge.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const { campaigns } = (sampleAnswers()['library.list'] as () => LibraryView)()
const [bravo, alpha, charlie] = campaigns as [CampaignCard, CampaignCard, CampaignCard]
const listed = (cards: () => readonly CampaignCard[]) => ({
  'library.list': () => ({ folder: 'here', campaigns: cards() }),
})
const asked = (procedure: string) =>
  opened.bridge.calls.filter((call) => call.procedure === procedure).map(({ input }) => input)
const press = async (name: string) => {
  await opened.app
    .findAll('button')
    .find((one) => one.text() === name)!
    .trigger('click')
  await settle()
}
const cards = () => opened.app.findAll('article').map((one) => one.attributes('aria-label'))
const notice = () => opened.app.get('.notice').text()

describe('a file in which the last check found something', () => {
  const check = {
    sound: false,
    grave: true,
    kept: true,
    findings: ['Row 4 of soldiers: it is missing.'],
    advice: 'Do not play on with it.',
  }
  const copy = {
    ...{ copy: 's1', kind: 'turn', label: 'Late March 1967', at: '2026-11-20T19:00:00.000Z', date: 'Early April 1967' },
    ...{ moment: 'Next: contact', error: null, bytes: 1, since: '2026-11-20T19:00:00.000Z' },
  }
  const family = { name: bravo.name, fate: 'here', campaign: bravo.campaign, broken: [], mayBe: [], copies: [copy] }

  it('is no card to go on with: it has its chip, says what to do, and a copy is restored beside it', async () => {
    opened = await openProgram('/', {
      ...listed(() => [bravo, alpha]),
      'library.checks': () => ({ [bravo.campaign]: check }),
      'library.kept': () => ({ tours: [family] }),
      'library.compare': () => new Promise(() => undefined),
    })
    expect(cards()).toEqual([alpha.name])
    expect(opened.app.get('tbody .chip.alarm').text()).toBe('Not in order')
    await press('what to do')
    const help = opened.app.get('.help')
    expect(help.text()).toContain('Row 4 of soldiers: it is missing.Do not play on with it.')
    expect(help.text()).toContain('It comes beside this file as a campaign of its own')
    expect(help.findAll('a').map((link) => link.attributes('href'))).toEqual([`/check/${bravo.campaign}`])
    await press('Restore')
    expect(document.querySelector('.dialog')!.textContent).toContain('beside the file that is not in order')
    expect(document.querySelector<HTMLInputElement>('.dialog input')!.value).toBe(`${bravo.name}, Early April 1967`)
  })

  it('that is one of two of its campaign shows its own copies first, though those of the other are newer', async () => {
    const copies = [
      { ...copy, of: ['Other.tour'] },
      { ...copy, copy: 's2', of: [bravo.campaign] },
    ]
    opened = await openProgram('/', {
      ...listed(() => [bravo, alpha]),
      'library.checks': () => ({ [bravo.campaign]: check }),
      'library.kept': () => ({ tours: [{ ...family, copies }] }),
    })
    await press('what to do')
    expect(opened.app.findAll('.help tbody .of').map((one) => one.text())).toEqual([
      `of ${bravo.campaign}`,
      'of Other.tour',
    ])
  })

  it('of which no copy is kept is told what else can be done', async () => {
    opened = await openProgram('/', {
      ...listed(() => [bravo, alpha]),
      'library.checks': () => ({ [bravo.campaign]: { ...check, kept: false, advice: 'No copy of it is kept here.' } }),
      'library.kept': () => ({ tours: [] }),
    })
    await press('what to do')
    expect(opened.app.get('.help').text()).toContain('No copy of it is kept here.')
    expect(opened.app.find('.help .copies').exists()).toBe(false)
    expect(opened.app.get('.help').text()).not.toContain('Deleted and kept copies')
    await opened.router.push('/check')
    await settle()
    const row = opened.app.findAll('main tbody tr')[1]!
    expect(row.text()).toContain('Row 4 of soldiers')
    expect(row.find('a').exists()).toBe(false)
  })

  it('is a card as ever where that was only in its pictures', async () => {
    opened = await openProgram('/', {
      ...listed(() => [bravo, alpha]),
      'library.checks': () => ({ [bravo.campaign]: { sound: false, kept: true, findings: ['A picture.'] } }),
    })
    expect(cards()).toEqual([bravo.name, alpha.name])
  })
})

describe('a file that is brought in', () => {
  const bring = async (...names: string[]) => {
    const input = opened.app.get<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input.element, 'files', {
      configurable: true,
      value: names.map((name) => new File(['tour'], name)),
    })
    await input.trigger('change')
    await settle()
  }
  const taking = { 'library.importBegin': () => null, 'library.importPiece': () => null }

  it('is named, marked, and has the keys', async () => {
    let isIn = false
    opened = await openProgram('/', {
      ...listed(() => (isIn ? [bravo, alpha, charlie] : [bravo, alpha])),
      ...taking,
      'library.importEnd': () => {
        isIn = true
        return { campaign: charlie.campaign, sound: true, told: null }
      },
    })
    await bring('Charlie.tour')
    expect(notice()).toBe(`${charlie.campaign} is in the library now.`)
    expect(opened.app.findAll('.chip.star').map((chip) => chip.text())).toEqual(['Just brought in'])
    expect(document.activeElement?.textContent).toBe(charlie.name)
    expect(document.activeElement?.closest('tr')?.className).toContain('on')
    await opened.router.push('/tables')
    await opened.router.push('/')
    await settle()
    expect(opened.app.text()).not.toContain('Just brought in')
  })

  it('as a large card is marked there', async () => {
    let isIn = false
    opened = await openProgram('/', {
      ...listed(() => (isIn ? [bravo, alpha] : [bravo])),
      ...taking,
      'library.importEnd': () => {
        isIn = true
        return { campaign: alpha.campaign, sound: true, told: 'It is of an older version.' }
      },
    })
    await bring('Alpha.tour')
    expect(notice()).toBe(`${alpha.campaign} is in the library now. It is of an older version.`)
    expect(document.activeElement?.textContent).toBe('Go on')
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe(alpha.name)
  })
})

describe('a campaign that is deleted', () => {
  const remove = async (name: string) => {
    opened.app
      .get(`[aria-label="More for ${name}"]`)
      .element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    ;[...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      .find((one) => one.textContent.includes('Delete'))!
      .click()
    await settle()
    document.querySelector<HTMLButtonElement>('.dialog .danger')!.click()
    await settle()
    await settle()
  }
  const library = (all: readonly CampaignCard[]) => {
    let gone: string | null = null
    return {
      ...listed(() => all.filter(({ campaign }) => campaign !== gone)),
      'library.delete': ({ campaign }: { campaign: string }) => {
        gone = campaign
        return { deleted: campaign }
      },
      'library.undelete': ({ deleted }: { deleted: string }) => {
        gone = null
        return { campaign: deleted }
      },
    }
  }

  it('is told, the keys go on with the next one, and Undo puts it back', async () => {
    opened = await openProgram('/', library([bravo, alpha]))
    await remove(bravo.name)
    expect(cards()).toEqual([alpha.name])
    expect(opened.app.get('.verdict').text()).toContain(`${bravo.name} is deleted.`)
    expect(notice()).toContain(`${bravo.name} is deleted.`)
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe(alpha.name)
    await press('Undo')
    expect(asked('library.undelete')).toEqual([{ deleted: bravo.campaign }])
    expect(cards()).toEqual([bravo.name, alpha.name])
    expect(opened.app.find('.verdict').exists()).toBe(false)
    expect(notice()).toBe(`${bravo.name} is back.`)
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe(bravo.name)
  })

  it('as the last one leaves the keys with what can be done without any', async () => {
    opened = await openProgram('/', library([bravo]))
    await remove(bravo.name)
    expect(document.activeElement?.textContent).toBe('Start a campaign')
    expect(opened.app.get('.verdict').text()).toContain('Undo')
  })
})
