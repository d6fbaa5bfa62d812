import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ModelViewerAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  src: string;
  loading?: 'auto' | 'lazy' | 'eager';
  alt: string;
  'camera-controls'?: boolean;
  'touch-action'?: string;
  'shadow-intensity'?: string;
  exposure?: string;
  'environment-image'?: string;
  /** A material variant of the model; without it, or with an unknown one, its own materials. */
  'variant-name'?: string;
  /** Offers to place the model in the room where the device can. */
  ar?: boolean;
  'ar-modes'?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes;
    }
  }
}
