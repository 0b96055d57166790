import { computed } from 'vue'
import type { BattleForm, FormValue } from '../../contract/battle.ts'

/** The sector that the open form asks for: a press on the ground of the map fills it. */
export function useAskedSector(of: {
  /** The open form, while it is in sight. */
  readonly form: () => BattleForm | null
  readonly set: (name: string, value: FormValue) => void
}) {
  const field = computed(
    () =>
      of.form()?.fields.find(({ name, kind }) => name === 'sector' && (kind === 'number' || kind === 'choice')) ?? null,
  )
  return {
    /** As it stands in the form; null where none is asked. */
    sector: computed(() => (field.value === null ? null : Number(of.form()?.values[field.value.name] ?? 0))),
    take: (sector: number) => {
      if (field.value !== null) of.set(field.value.name, field.value.kind === 'number' ? sector : String(sector))
    },
  }
}
