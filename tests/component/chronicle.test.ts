import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/games/fng/screens/chronicle/ChronicleScreen.vue'
import { stretches, wordsWanted } from '../../src/renderer/components/foundWords.ts'
import { chaptersWith } from '../../src/games/fng/screens/chronicle/searchStory.ts'
import { picturesOf } from '../../src/games/fng/screens/chronicle/storyPictures.ts'
import { markdownStory, plainStory } from '../../src/games/fng/screens/chronicle/storyText.ts'
import { fileNameOf } from '../../src/renderer/takeAway.ts'
import { createApi } from '../../src/contract/client.ts'
import { done, fakeBridge, Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { chronicle } from './support/sampleChronicle.ts'

let opened: Awaited<ReturnType<typeof openApp>>
const open = (over: Parameters<typeof openApp>[1] = {}) =>
  openApp('/tour/bravo.tour/chronicle', { 'chronicle.view': () => chronicle, ...over })
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the story on the screen', () => {
  const chapters = () => opened.app.findAll('section.chapter').map((one) => one.get('h2').text())

  it('is read in order, with links to men and missions', async () => {
    opened = await open()
    expect(chapters()).toEqual(['Early March 1967', 'Late March 1967', 'The end'])
    expect(opened.app.findAll('.part').map((one) => one.text())).toEqual([
      'January to March 1967',
      'April to June 1967',
    ])
    const links = opened.app.findAll('.text a').map((one) => one.attributes('href'))
    expect(links).toContain('/tour/bravo.tour/man/1')
    expect(links).toContain('/tour/bravo.tour/mission/9')
    expect(opened.app.get('.paragraph').text()).toBe('Early March brought a patrol under Sgt Mercer.')
  })

  it('is searched: only the half-months that say it stay, and the words are marked', async () => {
    opened = await open()
    await opened.app.get('main input[type="search"]').setValue('hale KILLED')
    expect(chapters()).toEqual(['Early March 1967'])
    expect(opened.app.findAll('.text mark').map((one) => one.text())).toEqual(['Hale', 'Hale', 'killed'])
    await opened.app.get('main input[type="search"]').setValue('helicopter')
    expect(chapters()).toEqual([])
    expect(opened.app.get('.empty').text()).toBe('Nothing in the story says that.')
  })

  it('has contents that the arrows walk and Enter opens', async () => {
    opened = await open()
    const entries = opened.app.findAll<HTMLButtonElement>('nav[aria-label="Contents"] button')
    expect(entries.map((one) => one.text())).toEqual([
      'Early MarchPatrol, good',
      'Late Marchno contact',
      'The endStar home',
    ])
    entries[0]!.element.focus()
    await entries[0]!.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement).toBe(entries[1]!.element)
    await entries[1]!.trigger('click')
    await flushPromises()
    expect(document.activeElement?.id).toBe('late-march-1967-head')
  })

  it('takes a note about a mission, and about a half-month without one', async () => {
    opened = await open({ 'fng.writeNote': () => done('Note') })
    const write = async (chapter: string, text: string) => {
      const section = opened.app.get(`#${chapter}`)
      await section.get('.here .btn').trigger('click')
      await flushPromises()
      await section.get('textarea').setValue(text)
      await section.get('textarea').trigger('keydown', { key: 'Enter', ctrlKey: true })
      await flushPromises()
      expect(section.find('textarea').exists()).toBe(false)
    }
    await write('early-march-1967', 'Wet.')
    await write('late-march-1967', 'Dry.')
    expect(opened.asked('fng.writeNote')).toMatchObject([
      { input: { missionId: 9, text: 'Wet.' } },
      { input: { halfMonth: 5, text: 'Dry.' } },
    ])
    expect(opened.app.find('#the-end .here').exists()).toBe(false)
  })

  it('changes a note in place, but not the words of a report', async () => {
    opened = await open({ 'fng.writeNote': () => done('Note') })
    const changes = opened.app.findAll('[aria-label="Change this note"]')
    expect(changes).toHaveLength(1)
    await changes[0]!.trigger('click')
    await flushPromises()
    const field = opened.app.get<HTMLTextAreaElement>('textarea')
    expect(field.element.value).toContain('crosswords')
    await field.trigger('keydown', { key: 'Escape' })
    expect(opened.app.find('textarea').exists()).toBe(false)
    await opened.app.get('[aria-label="Change this note"]').trigger('click')
    await flushPromises()
    await opened.app.get('textarea').setValue('')
    await opened.press('Remove the note')
    expect(opened.asked('fng.writeNote')).toMatchObject([{ input: { note: 31, text: '' } }])
  })

  it('changes a caption and takes a picture out', async () => {
    const steps = { 'fng.changeCaption': () => done('Caption'), 'fng.removePicture': () => done('Picture') }
    opened = await open(steps)
    await opened.app.get('input[aria-label="Caption"]').setValue('The near bank')
    await flushPromises()
    expect(opened.asked('fng.changeCaption')).toMatchObject([{ input: { pictureId: 41, caption: 'The near bank' } }])
    await opened.app.get('[aria-label="Take this picture out"]').trigger('click')
    await flushPromises()
    expect(opened.asked('fng.removePicture')).toMatchObject([{ input: { pictureId: 41 } }])
  })

  it('is printed, copied, and says so', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    opened = await open()
    await opened.press('Print')
    expect(opened.asked('print.sheets')).toMatchObject([{ sheets: [{ sheet: 'chronicle' }], campaign: 'bravo.tour' }])
    await opened.press('Copy as text')
    expect(copied).toEqual([plainStory(chronicle)])
    expect(opened.app.get('.notice').text()).toBe('The story is on the clipboard.')
  })
})

describe('the story as text', () => {
  it('is plain: heads, notes set in, captions kept', () => {
    opened = { app: { unmount: () => undefined } } as never
    const text = plainStory(chronicle)
    expect(text.startsWith('2nd Platoon, Bravo Company\n==========================\n\n')).toBe(true)
    expect(text).toContain('\n\nEarly March 1967: Patrol, good\n\nEarly March brought a patrol under Sgt Mercer.\n\n')
    expect(text).toContain('\n- Pfc Hale was killed.\n')
    expect(text).toContain('\n    About Mercer, J.:\n    Carries a *book* of crosswords.\n    2. Never done.\n')
    expect(text).toContain('[The far bank]')
    expect(text.endsWith('the story ends.\n')).toBe(true)
  })

  it('is Markdown that keeps what the player wrote as he wrote it', () => {
    const text = markdownStory(chronicle, new Map())
    expect(text).toContain('[The far bank]')
    expect(text).toContain('# 2nd Platoon, Bravo Company')
    expect(text).toContain('### Early March 1967: Patrol, good')
    expect(text).toContain('> Carries a \\*book\\* of crosswords.  \n> \\2. Never done.')
    expect(text).toContain('**Casualties:**\n\n- Pfc Hale was killed.')
  })

  it('has its pictures in the file itself; those that are lost leave their captions', async () => {
    const pictured = chronicle.parts.flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks))
    const hash = pictured.flatMap((block) => (block.kind === 'picture' ? [block.hash] : []))[0]!
    const answers = {
      'picture.get': () => ({ mime: 'image/png', bytes: 'AAAA' }),
    }
    const bridge = fakeBridge(answers)
    const pictures = await picturesOf(createApi(bridge), 'bravo.tour', chronicle)
    expect(bridge.calls).toEqual([{ procedure: 'picture.get', input: { campaign: 'bravo.tour', hash } }])
    expect(markdownStory(chronicle, pictures)).toContain(
      '![The far bank](data:image/png;base64,AAAA)\n\n*The far bank*',
    )
    const lost = fakeBridge({
      'picture.get': () => {
        throw new Refusal({ code: 'not-found', message: 'It is lost.' })
      },
    })
    expect(await picturesOf(createApi(lost), 'bravo.tour', chronicle)).toEqual(new Map())
    await expect(picturesOf(createApi(fakeBridge({})), 'bravo.tour', chronicle)).rejects.toThrow('picture.get')
  })

  it('goes into a file that every system can name', () => {
    expect(fileNameOf('2nd Platoon: "Bravo" / Ä\u0007')).toBe('2nd Platoon Bravo Ä')
  })

  it('is cut at the words that are looked for', () => {
    expect(wordsWanted('  Hale  KILLED ')).toEqual(['hale', 'killed'])
    expect(stretches('Pfc Hale was killed.', ['hale', 'kill'])).toEqual([
      { text: 'Pfc ', found: false },
      { text: 'Hale', found: true },
      { text: ' was ', found: false },
      { text: 'kill', found: true },
      { text: 'ed.', found: false },
    ])
    expect(stretches('', ['a'])).toEqual([])
    expect(chaptersWith(chronicle, ['crosswords', 'patrol']).map(({ id }) => id)).toEqual(['early-march-1967'])
  })
})
