declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
