CREATE TABLE "traces" (
	"journey" text NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "traces_journey_id_pk" PRIMARY KEY("journey","id")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "journey" text DEFAULT upper(translate(left(md5(random()::text), 8), '01', 'XY')) NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "journey" text DEFAULT upper(translate(left(md5(random()::text), 8), '01', 'XY')) NOT NULL;--> statement-breakpoint
CREATE INDEX "traces_at" ON "traces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "requests_journey" ON "requests" USING btree ("journey");--> statement-breakpoint
UPDATE "sessions" SET "journey" = "requests"."journey" FROM "requests" WHERE "requests"."guid" = "sessions"."guid";
