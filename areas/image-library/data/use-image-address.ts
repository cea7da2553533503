import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type ImageView, imageView } from './image-view.ts';

export type ImageAddress = ViewAddress<ImageView>;

/** The view of the address, and ways to change it. */
export const useImageAddress = (): ImageAddress => useViewAddress(imageView);
