import { useState } from 'react';
import { joinClasses } from '../../element-props.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src: string;
  /** Text alternative; '' where the picture repeats the text beside it. */
  alt: string;
  /** Size in pixels, against layout shifts. */
  width?: number | undefined;
  height?: number | undefined;
  /** Blurred preview as a data URL, shown until the picture has loaded. */
  preview?: string | undefined;
  srcSet?: string | undefined;
  /** Displayed width, for the choice from `srcSet`. */
  sizes?: string | undefined;
  /** Loads first: the main picture of the first screen. */
  eager?: boolean;
  /** Size and shape of the box. */
  className?: string | undefined;
}

/** A picture that fills its box, over its blurred preview. A picture that does not load leaves the preview. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, preview, srcSet, sizes, eager = false, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={joinClasses(styles.picture, className)}
      style={preview ? { backgroundImage: `url(${preview})` } : undefined}
    >
      {failed !== src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          srcSet={srcSet}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
