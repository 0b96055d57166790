import { describe, expect, it } from 'vitest'
import { nextTick, ref } from 'vue'
import { useView } from '../../src/renderer/composables/useView.ts'

describe('a view that is fetched again', () => {
  it('keeps the newest answer, and lets nobody go on before it is here', async () => {
    const answers: ((value: string) => void)[] = []
    const view = useView(() => new Promise<string>((resolve) => answers.push(resolve)))
    let wentOn: string | null = null
    const first = view.reload().then(() => (wentOn = view.data.value))
    const second = view.reload()
    answers[0]!('old')
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(wentOn).toBeNull()
    answers[1]!('new')
    await Promise.all([first, second])
    expect(wentOn).toBe('new')
    expect(view.data.value).toBe('new')
    expect(view.loading.value).toBe(false)
  })

  it('forgets the refusal of a call that was overtaken', async () => {
    let calls = 0
    const view = useView(() => (++calls === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('here')))
    await Promise.all([view.reload(), view.reload()])
    expect([view.data.value, view.failure.value]).toEqual(['here', null])
  })

  it('asks by itself for what it is of, and not while there is none', async () => {
    const of = ref<string | null>(null)
    const asked: (string | null)[] = []
    const view = useView(
      () => Promise.resolve(asked.push(of.value)),
      () => of.value,
    )
    expect(asked).toEqual([])
    for (const one of ['a', null, 'b']) {
      of.value = one
      await nextTick()
    }
    expect(asked).toEqual(['a', 'b'])
    expect(view.data.value).toBe(2)
  })
})
