ALTER TABLE "attempts" ADD COLUMN "weights" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "resume_proof" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "waiting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes" ALTER COLUMN "counted_from" SET DEFAULT now();
--> statement-breakpoint
CREATE INDEX "sessions_guid" ON "sessions" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "sessions_resume_proof" ON "sessions" USING btree ("resume_proof");