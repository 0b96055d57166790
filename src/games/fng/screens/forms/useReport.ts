import { computed, reactive, watch } from 'vue'
import { asksMan, whyNot } from '../../contract/reportAsks.ts'
import type { FilledReport, ManBoxView, MissionBoxView, ReportBoxView, ReportManView } from '../../contract/report.ts'
import type { MissionView } from '../../contract/mission.ts'
import { keepDraft, openDraft } from './reportDraft.ts'
import { openFates, reportErrors, toldOf } from './reportFigures.ts'
import { emptyReport, reportInput, type ManRow, type ManValue, type ReportFrame } from './reportInput.ts'

/** What a report is about. */
export interface ReportOf {
  readonly campaign: string
  readonly mission: MissionView
  readonly men: readonly ReportManView[]
  readonly boxes: readonly ReportBoxView[]
  /** What the battle that was tracked says. */
  readonly filled: FilledReport | null
}

/** The report as it is being filled in: what stands in its boxes, what is wrong with it, and what one entry says of several men. */
export function useReport(of: () => ReportOf) {
  const place = computed(() => {
    const { campaign, mission, men, filled } = of()
    return { campaign, mission: mission.id, men, filled }
  })
  const frame = computed<ReportFrame>(() => {
    const { men, boxes, mission } = of()
    return { men, boxes, fields: mission.reportFields, limits: mission.reportLimits }
  })
  const form = reactive(openDraft(place.value))
  const blank = JSON.stringify(emptyReport(of().men))
  watch(form, (now) => {
    keepDraft(place.value, now)
  })
  const setCells = (ids: readonly number[], box: ManBoxView, value: ManValue) => {
    for (const row of form.men.filter((one) => ids.includes(one.soldierId))) {
      const man = of().men.find((one) => one.soldierId === row.soldierId)
      // What one man's box says is said of all who are chosen and are asked it.
      const isFor = man && asksMan(box, row, man, form) && !isBarred(box, value, man)
      if (isFor || ids.length === 1)
        Object.assign(row, { [box.field]: value } satisfies Partial<Record<string, ManValue>>)
    }
  }
  return {
    form,
    manBoxes: computed(() => {
      const { men, boxes } = of()
      // Nobody but a Star can cheat death.
      const stars = men.some((man) => man.star)
      return boxes.filter((box): box is ManBoxView => box.of === 'man' && (stars || box.asked.star !== true))
    }),
    missionBoxes: computed(() => of().boxes.filter((box): box is MissionBoxView => box.of === 'mission')),
    errors: computed(() => reportErrors(form, frame.value)),
    told: computed(() => toldOf(form)),
    left: computed(() => openFates(form)),
    /** Nothing has been said yet: handing in would be saying that nothing has happened. */
    isBlank: computed(() => of().filled === null && JSON.stringify(form) === blank),
    input: () => reportInput(form, frame.value),
    setCells,
    setWords: (soldierId: number, text: string) => {
      for (const row of form.men) if (row.soldierId === soldierId) row.deedWords = text
    },
    restIsFine: (ids: readonly number[]) => {
      const silent = (row: ManRow) => row.fate === '' && ids.includes(row.soldierId)
      for (const row of form.men.filter(silent)) row.fate = 'fine'
    },
  }
}

const isBarred = (box: ManBoxView, value: ManValue, man: ReportManView) =>
  box.choices.some((one) => one.value === value && whyNot(one, man) !== null)
