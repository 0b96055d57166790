import { watch } from 'vue'
import { useCampaign } from '../stores/campaign.ts'
import { useSettings } from '../stores/settings.ts'

/** A tick: how high, in Hz, and when, in seconds from now. */
interface Tick {
  readonly pitch: number
  readonly at: number
}
const dice: readonly Tick[] = [
  { pitch: 1900, at: 0 },
  { pitch: 1500, at: 0.06 },
  { pitch: 1700, at: 0.1 },
]
const stamp: readonly Tick[] = [{ pitch: 170, at: 0 }]
const length = 0.045

let context: AudioContext | undefined

/** Where the player wants to hear them: dice when a step with dice is done, a stamp when the calendar has moved on. */
export function useSounds(): void {
  const tour = useCampaign()
  const settings = useSettings()
  watch(
    () => ({ campaign: tour.campaign, head: tour.head ?? 0, date: tour.date }),
    (now, before) => {
      const isOn = settings.sounds === 'on' && now.campaign === before.campaign && before.head > 0
      if (!isOn || now.head <= before.head) return
      if (now.date !== before.date) play(stamp)
      else if (tour.overview?.rolled) play(dice)
    },
  )
}

/** Sounds made here: no files, nothing to fetch. */
function play(ticks: readonly Tick[]): void {
  context ??= new AudioContext()
  for (const { pitch, at } of ticks) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0.06 })
    volume.gain.setValueAtTime(0.06, start)
    volume.gain.exponentialRampToValueAtTime(0.0005, start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
