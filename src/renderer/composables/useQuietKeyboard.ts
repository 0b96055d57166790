import { computed, ref, type ComputedRef } from 'vue'

/**
 * A field that takes the keys by itself brings up no keyboard on a tablet: that comes once the player touches the field.
 * @param mode the keyboard that he is to get then.
 * @returns attributes and listeners of the field.
 */
export function useQuietKeyboard(mode: 'numeric' | 'search'): ComputedRef<{
  readonly inputmode: 'none' | 'numeric' | 'search'
  readonly onPointerdown: () => void
  readonly onBlur: () => void
}> {
  const touched = ref(false)
  return computed(() => ({
    inputmode: touched.value ? mode : 'none',
    onPointerdown: () => (touched.value = true),
    onBlur: () => (touched.value = false),
  }))
}
