// Small sounds, made here from noise and plucked tones; nothing plays before the first click, and never as the only sign.

import { settings } from './settings.svelte';

type Sound =
  | 'preview'
  | 'steps'
  | 'card'
  | 'won'
  | 'lost'
  | 'companion'
  | 'turn'
  | 'refused'
  | 'raven'
  | 'win'
  | 'defeat'
  | 'sand';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || !('userActivation' in navigator && navigator.userActivation.hasBeenActive)) return null;
  context ??= new AudioContext();
  return context;
}

function hiss(to: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = to.createBuffer(1, to.sampleRate, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A brush of noise round a pitch: parchment, cloth, wings, sand. */
function brush(to: AudioContext, after: number, length: number, pitch: number, loud: number): void {
  const at = to.currentTime + after;
  const source = new AudioBufferSourceNode(to, { buffer: hiss(to), loop: true });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  const level = new GainNode(to, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + length * 0.2);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(level).connect(to.destination);
  source.start(at);
  source.stop(at + length);
}

/** A tone that is struck or plucked and dies away. */
function tone(
  to: AudioContext,
  after: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType = 'triangle',
): void {
  const at = to.currentTime + after;
  const source = new OscillatorNode(to, { frequency: pitch, type });
  const level = new GainNode(to, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(level).connect(to.destination);
  source.start(at);
  source.stop(at + length);
}

const PLAYED: Record<Sound, (to: AudioContext) => void> = {
  preview: (to) => brush(to, 0, 0.05, 5200, 0.03),
  steps: (to) => [0, 0.14, 0.28].forEach((after) => brush(to, after, 0.09, 320, 0.12)),
  card: (to) => brush(to, 0, 0.16, 2600, 0.09),
  won: (to) => {
    brush(to, 0, 0.3, 900, 0.08);
    tone(to, 0.12, 196, 1.4, 0.12, 'sine');
    tone(to, 0.12, 392, 1, 0.05, 'sine');
  },
  lost: (to) => brush(to, 0, 0.35, 700, 0.09),
  companion: (to) => [0, 0.16].forEach((after) => tone(to, after, 140, 0.14, 0.2, 'sine')),
  turn: (to) => {
    tone(to, 0, 293.7, 0.7, 0.09);
    tone(to, 0.16, 440, 0.9, 0.09);
  },
  refused: (to) => tone(to, 0, 92, 0.22, 0.22, 'sine'),
  raven: (to) => [0, 0.11, 0.22, 0.33].forEach((after) => brush(to, after, 0.1, 1200, 0.09)),
  win: (to) => [392, 494, 587, 784].forEach((pitch, i) => tone(to, i * 0.22, pitch, 1.6, 0.08, 'sine')),
  defeat: (to) => tone(to, 0, 147, 2.2, 0.1),
  sand: (to) => brush(to, 0, 0.4, 6800, 0.02),
};

export function play(sound: Sound): void {
  const to = audio();
  if (to) PLAYED[sound](to);
}
