const seconds = 0.35;

/** Two short tones. Browsers allow it once the user has clicked somewhere in the page; before that nothing is heard. */
export function playSound() {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  volume.connect(context.destination);
  for (const [frequency, delay] of [
    [880, 0],
    [1175, 0.12],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + delay);
    tone.stop(context.currentTime + seconds);
  }
  setTimeout(() => void context.close(), seconds * 1000 + 100);
}
