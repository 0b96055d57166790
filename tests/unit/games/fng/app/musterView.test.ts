import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { musterView, paperLines } from '../../../../../src/games/fng/app/musterView.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { testProgram } from '../../../../support/program.ts'

const view = musterView(bookRules)
const forceOf = (list: string) => view.forces.find((force) => force.list === list)!

describe('the facts of the lists', () => {
  it('are those that the tests of the screens stand on', () => {
    const file = join(import.meta.dirname, '../../../../fixtures/muster-view.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(view)
  })

  it('name no two weapons alike, though both sides have them', () => {
    for (const { weapons } of view.weapons) expect(new Set(weapons.map(({ name }) => name)).size).toBe(weapons.length)
  })

  it('FNG p. 53: Marines stay 13 months in I Corps, others 12', () => {
    expect(forceOf('usmc')).toMatchObject({ tourLength: 26, latestStart: 22, usualCorps: ['i'] })
    expect(forceOf('anzac')).toMatchObject({ tourLength: 24, latestStart: 24, usualCorps: ['iii'] })
    expect(forceOf('us-army-infantry').usualCorps).toHaveLength(4)
  })

  it('FNG p. 10: the two ARVN lists follow each other in January 1968', () => {
    expect(forceOf('arvn-pre-1968')).toMatchObject({ from: 0, to: 23 })
    expect(forceOf('arvn-post-1968')).toMatchObject({ from: 24, to: 47 })
  })

  it('FNG p. 9: a CIDG rifleman carries a Garand or a carbine until the M16 comes', () => {
    const rifleman = forceOf('sf-cidg').weaponChoices.find(({ post }) => post === 'rifleman')
    expect(rifleman?.weapons.map(({ id }) => id)).toEqual(['m1-garand', 'm2-carbine'])
  })

  it('a whole platoon has a weapon in every line', () => {
    for (const { list, from, posts } of view.forces) {
      const lines = paperLines(bookRules, list as never, from)
      expect(lines.every(({ weapon }) => weapon !== '')).toBe(true)
      expect(new Set(lines.map(({ post }) => post))).toEqual(new Set(posts.map(({ post }) => post)))
    }
  })

  it('are told before there is a tour; of no other list', async () => {
    const { api } = testProgram()
    expect(await api('fng.musterChoices', {})).toEqual(view)
    expect(await api('fng.musterLines', { list: 'usmc', halfMonth: 0 })).toEqual(paperLines(bookRules, 'usmc', 0))
    expect(await api('fng.musterLines', { list: 'nva', halfMonth: 0 })).toEqual([])
  })
})

describe('what a platoon was raised with', () => {
  it('is told while its entry is undone, as it was sent; else nothing is', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng' })
    const entered = () => api('fng.musterEntered', { campaign })
    const input = { unit: 'Bravo', list: 'usmc', corps: 'i', startHalfMonth: 0 } as const
    const star = { firstName: 'Ed', lastName: 'Mercer', attributes: ['lucky', 'agile'] }
    expect(await entered()).toBeNull()
    await api('fng.muster', { campaign, choices: 'program', input: { ...input, star } })
    expect(await entered()).toBeNull()
    await api('journal.undo', { campaign })
    expect(await entered()).toMatchObject({ step: 'fng.muster', input: { ...input, star } })
    await api('journal.redo', { campaign })
    expect(await entered()).toBeNull()
  })
})
