import { afterEach, describe, expect, it } from 'vitest'
import type { ComparedView, KeptTourView, RestoredView, LibraryView } from '../../../src/contract/library.ts'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import { sampleAnswers, Refusal } from '../support/fakeBridge.ts'
import { openProgram, settle, type OpenProgram } from './openProgram.ts'

let opened: OpenProgram
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const buttons = (name: string) => opened.app.findAll('button').filter((one) => one.text() === name)
const asked = (procedure: string) => opened.bridge.calls.filter((call) => call.procedure === procedure)
const press = async (name: string, which = 0) => {
  await buttons(name)[which]!.trigger('click')
  await settle()
}

const copy = (name: string, more: Partial<KeptTourView['copies'][number]> = {}): KeptTourView['copies'][number] => ({
  copy: name,
  kind: 'turn',
  label: 'Early April 1967',
  at: '2026-11-20T19:00:00.000Z',
  date: 'Early April 1967',
  moment: 'Next: contact',
  error: null,
  bytes: 700_000,
  since: '2026-11-20T19:00:00.000Z',
  ...more,
})
const tours: readonly KeptTourView[] = [
  {
    name: 'old-tour-copy',
    fate: 'broken',
    campaign: 'old-tour-copy.tour',
    broken: ['old-tour-copy.tour'],
    mayBe: [],
    copies: [copy('s1'), copy('s2')],
  },
  {
    name: 'Deleted one',
    fate: 'deleted',
    campaign: null,
    broken: [],
    mayBe: [],
    copies: [copy('t1', { kind: 'deleted' })],
  },
  {
    name: 'Bravo',
    fate: 'here',
    campaign: 'bravo.tour',
    broken: [],
    mayBe: [],
    copies: [copy('s3'), copy('s4', { error: 'It is damaged.', moment: '' })],
  },
]
const back: RestoredView = {
  campaign: 'old-tour-copy.tour',
  name: 'old-tour-copy',
  date: 'Early April 1967',
  putAside: true,
  findings: [],
  proof: { entries: 211, kept: 0, differs: null },
}
const standing = (date: string, entries: number) => ({ date, entries, at: '2026-11-20T19:00:00.000Z' })
const compared: ComparedView = {
  copy: standing('Early April 1967', 180),
  other: standing('Late May 1967', 211),
  with: 'tour',
  shared: 180,
  outcome: [
    {
      what: 'Pfc Able',
      kind: 'changed',
      collection: 'soldiers',
      id: 3,
      fields: [{ field: 'REP', before: '4', after: '3' }],
    },
  ],
}
const restoring = {
  'library.kept': () => ({ tours }),
  'library.compare': () => compared,
  'library.restore': () => back,
}
const dialog = () => document.querySelector('.dialog')
/** What differs was shown; it is to be done. */
const goAhead = async () => {
  dialog()!
    .querySelector('form')!
    .dispatchEvent(new Event('submit', { cancelable: true }))
  await settle()
}

/** Says yes to what cannot be taken back. */
const confirm = async () => {
  dialog()!.querySelector<HTMLButtonElement>('.ok .danger')!.click()
  await settle()
}

describe('a file that cannot be read', () => {
  it('shows its copies on its card; one is restored there, told of, and the list is fetched again', async () => {
    // As main does: the news that the library has changed is there before the answer, and the broken card gone with it.
    let isBack = false
    const { campaigns } = (sampleAnswers()['library.list'] as () => LibraryView)()
    opened = await openProgram('/', {
      ...restoring,
      'library.list': () => ({
        folder: 'here',
        campaigns: campaigns.filter((card) => !isBack || card.state.kind !== 'broken'),
      }),
      'library.restore': async () => {
        isBack = true
        opened.bridge.say('changed', { campaign: null, change: 1 })
        await settle()
        return back
      },
    })
    await press('what to do')
    expect(opened.app.get('.help').text()).toContain('is damaged')
    const rows = opened.app.findAll('.copies tbody tr')
    expect(rows.map((row) => row.text())).toEqual(
      Array(2).fill(expect.stringContaining('Early April 1967Next: contact')),
    )
    const before = asked('library.list').length
    await press('Restore', 1)
    expect(asked('library.compare').map(({ input }) => input)).toMatchObject([{ copy: 's2' }])
    expect(asked('library.restore')).toEqual([])
    await goAhead()
    await settle()
    expect(asked('library.restore').map(({ input }) => input)).toEqual([
      { copy: 's2', over: 'old-tour-copy.tour', job: expect.any(String) as string },
    ])
    expect(asked('library.list').length).toBeGreaterThan(before)
    expect(opened.app.find('.help').exists()).toBe(false)
    const note = opened.app.get('.verdict')
    expect(note.text()).toContain('old-tour-copy is back, as it was in early April 1967.')
    expect(note.text()).toContain('is sound. Its 211 journal lines come out the same')
    expect(note.text()).toContain('was put aside')
    expect(document.activeElement?.textContent).toBe('Go on')
    expect(note.get('a').attributes('href')).toBe('/tour/old-tour-copy.tour')
  })

  it('without copies says so, and leads to those of others', async () => {
    opened = await openProgram('/', { 'library.kept': () => ({ tours: [] }) })
    await press('what to do')
    expect(opened.app.get('.help').text()).toContain('None of the kept copies is known to be of this file')
    expect(opened.app.get('.help a').attributes('href')).toBe('/kept')
  })

  it('that does not tell what it was shows what may be of it: which campaign, to when; and restores that beside it only', async () => {
    const mayBe = ['old-tour-copy.tour']
    const [, deleted, here] = tours.map((tour) => ({ ...tour, broken: [], mayBe }))
    opened = await openProgram('/', {
      ...restoring,
      'library.kept': () => ({ tours: [{ ...deleted!, fate: 'unsure' }, here!] }),
    })
    await press('what to do')
    const help = opened.app.get('.help')
    expect(help.text()).toContain('These copies may be of it')
    expect(help.findAll('.head').map((head) => head.text())).toEqual([
      'Deleted onePerhaps damagedends in Early April 1967',
      'BravoIn the libraryends in Early April 1967',
    ])
    await press('Restore')
    expect(dialog()!.textContent).toContain('beside the file that cannot be read, which stays as it is')
    expect(dialog()!.querySelector('input')).toBeNull()
    await goAhead()
    await press('Restore', 1)
    await goAhead()
    const [first, second] = asked('library.restore').map(({ input }) => input)
    expect(first).toEqual({ copy: 't1', job: expect.any(String) as string })
    expect(second).toEqual({ copy: 's3', name: 'Bravo, Early April 1967', job: expect.any(String) as string })
  })

  it('of a campaign that has a good file as well is told of beside the copies', async () => {
    const both = { ...tours[2]!, broken: ['Alpha.tour'] }
    opened = await openProgram('/kept', { 'library.kept': () => ({ tours: [both] }) })
    expect(opened.app.get('section .head').text()).toContain('Another file of it, Alpha.tour, cannot be read')
  })

  it('of two files of one campaign says which copy is of the other, and says so again before it takes that in place', async () => {
    const [mine, other] = [copy('s1'), copy('s2', { of: ['Other.tour'] })]
    opened = await openProgram('/', {
      ...restoring,
      'library.kept': () => ({
        tours: [{ ...tours[0]!, fate: 'here', campaign: 'Other.tour', copies: [mine, other] }],
      }),
      'library.compare': () => ({ ...compared, file: 'Other.tour', copy: standing('Late May 1967', 211), shared: 211 }),
    })
    await press('what to do')
    const rows = opened.app.findAll('.copies tbody tr').map((row) => row.text())
    expect(rows).toEqual([expect.not.stringContaining('Other.tour'), expect.stringContaining(', of Other.tour')])
    expect(opened.app.get('.help').text()).toContain('The campaign lies in another file, too.')
    expect(buttons('Restore')[1]!.attributes('aria-label')).toContain(', of Other.tour')
    await press('Restore')
    expect(dialog()!.textContent).not.toContain('Mind')
    document.querySelector<HTMLButtonElement>('.dialog .ok button')!.click()
    await settle()
    await press('Restore', 1)
    const text = dialog()!.textContent
    expect(text).toContain('Mind: this copy is of Other.tour; nothing shows that it was ever of old-tour-copy.tour.')
    expect([...dialog()!.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'This copy',
      'Other.tour now',
    ])
    expect(text).toContain('It holds the same 211 entries as Other.tour.')
    expect(text).not.toContain('nothing is lost')
  })

  it('when it shows only at opening, leads to the copies from its refusal', async () => {
    opened = await openProgram('/tour/bravo.tour', {
      ...restoring,
      'campaign.overview': () => {
        throw new Refusal({ code: 'damaged', message: 'bravo.tour is damaged.' })
      },
    })
    expect(opened.app.get('.failure a').attributes('href')).toBe('/kept')
  })
})

describe('a tour that was deleted while it lay open', () => {
  it('leads to where it can be restored', async () => {
    opened = await openProgram('/tour/bravo.tour', {
      'campaign.overview': () => {
        throw new Refusal({ code: 'not-found', message: 'bravo.tour is not there (any more).' })
      },
    })
    expect(opened.app.findAll('.failure a').map((link) => link.attributes('href'))).toEqual(['/', '/kept'])
  })
})

describe('deleted and kept copies', () => {
  it('are found from the library, those that are not in order first', async () => {
    opened = await openProgram('/', restoring)
    expect(opened.app.get('.more a').attributes('href')).toBe('/kept')
    await opened.router.push('/kept')
    await settle()
    expect(opened.app.get('h1').text()).toBe('Deleted and kept copies')
    expect(opened.app.findAll('section').map((one) => [one.get('h2').text(), one.get('.chip').text()])).toEqual([
      ['old-tour-copy', 'Cannot be read'],
      ['Deleted one', 'Deleted'],
      ['Bravo', 'In the library'],
    ])
    expect(buttons('Restore').map((one) => one.attributes('aria-label'))).toHaveLength(4)
    await press('why')
    expect(opened.app.text()).toContain('It is damaged.')
  })

  it('come back at once where the tour is gone, and under a name of their own where it is there', async () => {
    opened = await openProgram('/kept', restoring)
    await press('Restore', 2)
    expect(dialog()!.querySelector('input')).toBeNull()
    await goAhead()
    expect(asked('library.restore').map(({ input }) => input)).toMatchObject([{ copy: 't1' }])
    expect(asked('library.restore')[0]!.input).not.toHaveProperty('name')
    expect(opened.app.get('.verdict').text()).toContain('is back')
    await press('Restore', 3)
    expect(asked('library.restore')).toHaveLength(1)
    await goAhead()
    expect(asked('library.restore')[1]!.input).toMatchObject({ copy: 's3', name: 'Bravo, Early April 1967' })
  })

  it('are laid beside what they would replace before anything is done; only then can it be done', async () => {
    const { promise, resolve } = Promise.withResolvers<ComparedView>()
    let answer: () => unknown = () => promise
    opened = await openProgram('/kept', { ...restoring, 'library.compare': () => answer() })
    await press('Restore')
    const button = () => dialog()!.querySelector<HTMLButtonElement>('[type="submit"]')!
    expect(button().disabled).toBe(true)
    resolve(compared)
    await settle()
    expect(button().disabled).toBe(false)
    const rows = [...dialog()!.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows.slice(0, 2)).toEqual(['Stands inEarly April 1967Late May 1967', 'Journal180 entries211 entries'])
    expect(dialog()!.textContent).toContain(
      'the first 180 entries of the campaign. The 31 entries after that would be missing',
    )
    expect(dialog()!.querySelector('.changes')!.textContent).toContain('Pfc AbleREP4')
    const again = async (now: () => unknown) => {
      ;[...dialog()!.querySelectorAll<HTMLButtonElement>('.ok button')][0]!.click()
      await settle()
      answer = now
      await press('Restore')
      return dialog()!.textContent
    }
    expect(await again(() => ({ ...compared, other: null, with: 'copy', shared: 0, outcome: [] }))).toContain(
      'there is nothing to compare it with',
    )
    expect(await again(() => ({ ...compared, outcome: null, shared: 170 }))).toContain(
      'They part after 170 entries: 10 entries are in this copy alone, 41 entries in the campaign alone. What stands differently is not shown',
    )
    // A comparison that fails keeps nobody from restoring.
    const refused = await again(() => {
      throw new Refusal({ code: 'disk-fault', message: 'The disk failed.' })
    })
    expect(refused).toContain('The disk failed.')
    expect(button().disabled).toBe(false)
    expect(asked('library.restore')).toEqual([])
  })

  it('that are not sound or play otherwise are told as such', async () => {
    let answer: RestoredView = { ...back, findings: ['Line 3 does not fit.'], putAside: false }
    opened = await openProgram('/kept', { ...restoring, 'library.restore': () => answer })
    await press('Restore')
    await goAhead()
    expect(opened.app.get('.verdict.bad').text()).toContain('Try an older copy.Line 3 does not fit.')
    answer = { ...back, proof: { entries: 9, kept: 0, differs: 'line 4, Weather: its tape lacks an answer' } }
    await press('Restore')
    await goAhead()
    expect(opened.app.get('.verdict').text()).toContain('comes out differently (line 4, Weather')
    expect(opened.app.find('.verdict.bad').exists()).toBe(false)
    answer = { ...back, proof: { entries: 9, kept: 2, differs: null } }
    await press('Restore')
    await goAhead()
    expect(opened.app.get('.verdict').text()).toContain('7 of its 9 journal lines come out the same')
    expect(opened.app.get('.verdict').text()).toContain('the others were played by older rules, and are kept so')
  })

  it('are erased by the player alone: a campaign that is gone with all its copies, deleted files by their age', async () => {
    const gone = { ...copy('t2', { kind: 'deleted', since: '2020-01-01T00:00:00.000Z' }) }
    const ages = [...tours.slice(0, 1), { ...tours[1]!, copies: [...tours[1]!.copies, gone, copy('s9')] }, tours[2]!]
    opened = await openProgram('/kept', {
      ...restoring,
      'library.kept': () => ({ tours: ages }),
      'library.erase': () => ({ copies: 1, bytes: 1 }),
    })
    expect(opened.app.findAll('.head .link').map((link) => link.attributes('aria-label'))).toEqual([
      'Erase Deleted one for good',
    ])
    await press('Erase for good')
    expect(dialog()!.textContent).toContain('3 files, 2.1 MB')
    await confirm()
    expect(asked('library.erase').map(({ input }) => input)).toMatchObject([{ copies: ['t1', 't2', 's9'] }])
    await press('Erase by age')
    const choose = async (label: string) => {
      ;[...dialog()!.querySelectorAll('button')].find((one) => one.textContent.trim() === label)!.click()
      await settle()
      return dialog()!.querySelector('b')!.textContent
    }
    expect(await choose('Over a year')).toBe('1 file, 0.7 MB, would be erased, and cannot be restored after that.')
    expect(await choose('All')).toContain('2 files, 1.4 MB')
    await choose('Over a year')
    await confirm()
    expect(asked('library.erase')[1]!.input).toMatchObject({ copies: ['t2'] })
  })

  it('journals that were put aside are erased by age, though nothing else has been kept', async () => {
    const asides = [{ copy: 'Bravo.tour.journal-aside', bytes: 7, since: '2020-01-01T00:00:00.000Z' }]
    opened = await openProgram('/kept', {
      'library.kept': () => ({ tours: [], asides }),
      'library.erase': () => ({ copies: 1, bytes: 7 }),
    })
    await press('Erase by age')
    expect(dialog()!.textContent).toContain('1 file, less than 0.1 MB, was deleted or put aside')
    await confirm()
    expect(asked('library.erase').map(({ input }) => input)).toMatchObject([{ copies: ['Bravo.tour.journal-aside'] }])
  })

  it('of which none is old enough are left alone: nothing but Close is offered', async () => {
    const lately = copy('t1', { kind: 'deleted', since: new Date().toISOString() })
    opened = await openProgram('/kept', {
      ...restoring,
      'library.kept': () => ({ tours: [{ ...tours[1]!, copies: [lately] }] }),
    })
    await press('Erase by age')
    const said = () => dialog()!.querySelector('b')!.textContent
    expect(said()).toBe('Nothing was deleted or put aside more than three months ago.')
    const acts = () => [...dialog()!.querySelectorAll('.ok button')].map((one) => one.textContent)
    expect(acts()).toEqual(['Close'])
    ;[...dialog()!.querySelectorAll('button')].find((one) => one.textContent.trim() === 'All')!.click()
    await settle()
    expect(acts()).toEqual(['Leave them', 'Erase it for good'])
  })

  it('say what each is', async () => {
    const kinds = ['turn', 'amendment', 'import', 'deleted', 'update'] as const
    const copies = [...kinds.map((kind) => copy(kind, { kind })), copy('x', { label: '' })]
    opened = await openProgram('/kept', { 'library.kept': () => ({ tours: [{ ...tours[1]!, copies }] }) })
    expect(opened.app.findAll('.copies tbody tr').map((row) => row.findAll('td')[2]!.text())).toEqual([
      'As of early April 1967',
      'Before an amendment',
      'Before a pack was taken',
      'Deleted or put aside',
      'Before an update',
      'End of a turn',
    ])
  })

  it('of which there are none yet, say when there will be', async () => {
    opened = await openProgram('/kept', { 'library.kept': () => ({ tours: [] }) })
    expect(opened.app.get('.none').text()).toContain('Nothing has been kept yet.')
  })
})

describe('the cards of the library', () => {
  const { campaigns } = (sampleAnswers()['library.list'] as () => LibraryView)()
  const [bravo, alpha] = campaigns
  const show = async (...shown: CampaignCard[]) => {
    opened = await openProgram('/', { 'library.list': () => ({ folder: 'here', campaigns: shown }) })
    return opened.app.findAll('article').map((one) => one.attributes('aria-label'))
  }
  const sample = {
    ...bravo!,
    campaign: 'sample.tour',
    name: 'Sample',
    sample: true,
    lastPlayed: '2026-11-25T19:00:00.000Z',
  }

  it("a sample that was made last lies neither before the player's own tours nor in their place", async () => {
    expect(await show(sample, bravo!, alpha!)).toEqual([bravo!.name, alpha!.name])
    expect(opened.app.get('tbody').text()).toContain('Sample')
    opened.app.unmount()
    expect(await show(sample, alpha!)).toEqual([alpha!.name, 'Sample'])
    expect(opened.app.findAll('article')[0]!.find('.btn.primary').exists()).toBe(true)
  })

  it('say when restoring was last proven, and that it failed', async () => {
    const at = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000 - 1000).toISOString()
    const proof = { at, date: 'Late May 1967', entries: 211, roster: 24, inJournal: true, fault: null }
    opened = await openProgram('/', {
      'library.list': () => ({
        folder: 'here',
        campaigns: [bravo!, alpha!, { ...alpha!, campaign: 'c.tour', name: 'C', archived: true }],
      }),
      'library.proofs': () => ({ [bravo!.campaign]: proof, 'c.tour': { ...proof, fault: 'It cannot be opened.' } }),
    })
    expect(opened.app.findAll('article .proven').map((line) => line.text())).toEqual([
      'Restore proven 2 days ago: 24 men, 211 entries',
    ])
    const failed = opened.app.get('tbody .proven.bad')
    expect(failed.text()).toBe('Restore failed 2 days ago')
    expect(failed.attributes('title')).toContain('It cannot be opened.')
  })

  it('of an older version say that they will be brought up to date, with a copy kept', async () => {
    await show({ ...bravo!, older: true }, alpha!, { ...alpha!, campaign: 'c.tour', name: 'C', older: true })
    expect(opened.app.get('article').text()).toContain('brought up to date when you open it, and a copy of it is kept')
    expect(opened.app.get('tbody').text()).toContain('brought up to date when you open it')
  })
})
