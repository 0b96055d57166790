import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../../src/main/sheets/glance/glanceSheet.ts'
import type { GlanceModel } from '../../../../../../src/main/sheets/glance/glanceModel.ts'
import { inside } from '../../../../../../src/main/sheets/paper.ts'
import { flow } from '../../../../../../src/games/fng/rules/flow.ts'
import { blankCampaignTurn } from '../../../../../../src/games/fng/sheets/campaignTurn/campaignTurn.ts'
import { paperSteps } from '../../../../../../src/games/fng/sheets/campaignTurn/paperSteps.ts'
import { both } from '../../../../../support/everySheet.ts'
import { testPlatoon } from '../../../../../support/fngState.ts'
import { testMeasure, textsOf } from '../../../../sheets/inCells.ts'
import { modelOf, rowOf, stepsOf } from './rowOf.ts'

const blank = blankCampaignTurn()

describe('the steps on paper', () => {
  it('meet every phase of the flow, in its order', () => {
    const met = paperSteps.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1])
    expect(met).toEqual(flow.map(({ phase }) => phase))
  })

  it('have one step of each phase that is the phase itself, with its title and its page', () => {
    for (const { phase, title, page } of flow) {
      const own = paperSteps.filter((step) => step.phase === phase && !('title' in step))
      expect(own.map(({ id }) => id)).toHaveLength(1)
      const row = rowOf(blank, own[0]!.id)
      expect(row.title).toBe(title)
      const [first, last] = [row.pages.split(/[-, ]+/)[0], row.pages.split(/[-, ]+/).at(-1)].map(Number)
      expect(page, `${title}: ${row.pages}`).toBeGreaterThanOrEqual(first!)
      expect(page, `${title}: ${row.pages}`).toBeLessThanOrEqual(last!)
    }
  })

  it('roll dice where the flow does, and nowhere else', () => {
    for (const { phase, dice } of flow) {
      const own = paperSteps.filter((step) => step.phase === phase)
      const rolled = own.some(({ id }) => rowOf(blank, id).dice !== '')
      expect([phase, rolled]).toEqual([phase, dice])
    }
  })
})

describe.each([
  ['of a tour', modelOf(testPlatoon())],
  ['of nobody', blank],
] as const)('the sheet %s', (_, model: GlanceModel) => {
  it.each(both)('prints every step once, numbered through in the order of the flow, on two pages of %s', (paper) => {
    const pages = doAtOnce(glanceSheet(model).layOut(testMeasure(), inside(paper)))
    expect(pages).toHaveLength(2)
    const texts = pages.flatMap(textsOf).map(({ text }) => text)
    const numbers = stepsOf(model).map((step, i) => [String(i + 1), step.title.split(' ')[0]!])
    let at = 0
    for (const [number, word] of numbers) {
      at = texts.findIndex((text, i) => i >= at && text === number && texts[i + 1]!.startsWith(word!))
      expect(at, `${number} ${word}`).toBeGreaterThanOrEqual(0)
    }
    const letters = model.sides.flatMap(({ parts }) => parts).map(({ title }) => title)
    expect(texts.filter((text) => letters.includes(text))).toEqual(letters)
  })
})
